-- Counters are kept under a keyed digest: those under an e-mail or an address are of no use any more.
DELETE FROM "rate_limits";
