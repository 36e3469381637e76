-- What was accepted, invoiced and received is counted anew: its counts of more than thirteen months ago were taken for
-- figures that no screen shows any more.
SELECT recount_rows('invoices'::regclass,
    'counts_of_invoice(r.kind, r.issued_on, r.currency, r.gross, r.payable, r.billing_client_id)',
    ARRAY['invoices', 'invoiced_by_month', 'invoiced_by_client']);
SELECT recount_rows('payments'::regclass,
    'counts_of_payment(r.paid_on, r.received, r.vat_withheld, r.fee_withheld, r.cancelled_at, r.invoice_id)',
    ARRAY['received_by_month', 'received_by_client', 'vat_withheld_by_month', 'fee_withheld_by_month']);
SELECT recount_rows('payment_taxes'::regclass, 'counts_of_payment_tax(r.payment_id, r.rate_bp, r.base, r.tax)',
    ARRAY['vat_by_month', 'vat_base_by_month']);
SELECT recount_rows('quote_acceptances'::regclass, 'counts_of_acceptance(r.quote_id, r.accepted_at, r.gross)',
    ARRAY['accepted_by_month']);
