-- A refund is a payment of a negative amount: money that goes back to the client, whose VAT is taken off that of its month.
ALTER TABLE "payments" DROP CONSTRAINT "payments_parts";
ALTER TABLE "payments" ADD CONSTRAINT "payments_parts" CHECK (
    "vat_withheld" >= 0 AND "fee_withheld" >= 0 AND "stamp_duty" >= 0 AND (
        ("received" >= 0 AND "received" + "vat_withheld" + "fee_withheld" > 0)
        OR ("received" < 0 AND "vat_withheld" = 0 AND "fee_withheld" = 0 AND "stamp_duty" = 0)
    )
);
