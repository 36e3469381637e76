-- Where the price of a service starts is reckoned where it is read, from its tiers and `price_starting`.
DROP TRIGGER services_price_from ON services;
DROP FUNCTION set_service_price_from();
ALTER TABLE services DROP COLUMN price_from;
