-- Why a run waits for its owner, where nobody has paused it.
-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "pause_reason" TEXT;
