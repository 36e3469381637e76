/** The parts of `navigator` that say what a device can take. All but the first are missing in some browsers. */
export interface DeviceHints {
  hardwareConcurrency: number;
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

const FEWEST_CORES = 4;
const LEAST_MEMORY_GB = 4;

/** Whether device and connection afford a moving picture of several 100 KB; what is not told counts as yes. */
export function affordsRichGraphics({ hardwareConcurrency, deviceMemory, connection }: DeviceHints): boolean {
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? "")) return false;
  return hardwareConcurrency >= FEWEST_CORES && (deviceMemory ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB;
}
