-- One word for one thing: what is typed before a session ends is a form's draft, what makes a form sent twice count once is
-- an idempotency key, and a rule that holds between two days is a dated rule.
ALTER TABLE kept_inputs RENAME TO form_drafts;
ALTER TABLE form_drafts RENAME CONSTRAINT kept_inputs_pkey TO form_drafts_pkey;
ALTER INDEX kept_inputs_expires_at_idx RENAME TO form_drafts_expires_at_idx;
ALTER INDEX kept_inputs_fields_contacts_idx RENAME TO form_drafts_fields_contacts_idx;

ALTER TABLE submission_digests RENAME TO idempotency_keys;
ALTER INDEX submission_digests_pkey RENAME TO idempotency_keys_pkey;
ALTER INDEX submission_digests_expires_at_idx RENAME TO idempotency_keys_expires_at_idx;

ALTER TYPE "FiscalRuleKind" RENAME TO "DatedRuleKind";
-- The former name of the table, which nothing reads.
DROP VIEW fiscal_rules;
