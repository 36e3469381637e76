-- The longest delay of payment that the law allows is a dated rule like the others, in days.
ALTER TYPE "FiscalRuleKind" ADD VALUE 'payment_days_max';
