-- A refund takes back, with the money, its part of what the client had withheld: that is no longer paid for the agency.
ALTER TABLE "payments" DROP CONSTRAINT "payments_parts";
ALTER TABLE "payments" ADD CONSTRAINT "payments_parts" CHECK (
    "stamp_duty" >= 0 AND (
        ("received" >= 0 AND "vat_withheld" >= 0 AND "fee_withheld" >= 0 AND "received" + "vat_withheld" + "fee_withheld" > 0)
        OR ("received" < 0 AND "vat_withheld" <= 0 AND "fee_withheld" <= 0 AND "stamp_duty" = 0)
    )
);
