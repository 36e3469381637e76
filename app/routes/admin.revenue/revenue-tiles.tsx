import { StatTile } from "~/ui/stat-tile";

interface RevenueTilesProps {
  tiles: { label: string; value: string; hint: string }[];
}

/** The agency's money in four figures, under the names accountants know them by. */
export function RevenueTiles({ tiles }: RevenueTilesProps) {
  return (
    <div className="stat-grid is-wide">
      {tiles.map(({ label, value, hint }) => (
        <StatTile key={label} label={<span lang="en">{label}</span>} value={value} hint={hint} />
      ))}
    </div>
  );
}
