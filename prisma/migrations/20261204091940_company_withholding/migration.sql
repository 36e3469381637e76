-- That companies keep no VAT back among themselves is a dated rule like the others.
ALTER TYPE "FiscalRuleKind" ADD VALUE 'vat_withheld_company';
