import { useId } from "react";
import { khatamPath } from "~/brand/zellige/khatam";
import { formatNumber } from "~/lib/text/format-number";
import type { Tone } from "./badge";
import { layoutColumns, namedColumns, peakOf, roundScale } from "./charts/columns";

const PLOT = { start: 34, height: 148 };
const BASELINE = PLOT.start + PLOT.height;
const HEIGHT = BASELINE + 26;
const STAR = khatamPath(0, 0, 7);
const NAMES_MAX = 6;
const WORDS = "fill-text-2 text-xs figures";

interface ChartPoint {
  /** Under the column. */
  label: string;
  /** In full, for the tooltip and the table. */
  name: string;
  value: number;
  /** The value in words. */
  shown: string;
}

export type ColumnChartProps = {
  title: string;
  /** For screen readers. */
  description: string;
  points: readonly ChartPoint[];
  tone: Tone;
};

/**
 * Counts over time as columns; a star marks the highest, hatching the step that is still under way. Widths are
 * hundredths, so that the letters keep their size on every screen.
 */
export function ColumnChart({ title, description, points, tone }: ColumnChartProps) {
  const id = useId().replaceAll(":", "");
  const values = points.map(({ value }) => value);
  const scale = roundScale(Math.max(0, ...values));
  const columns = layoutColumns(values, { top: scale.top, height: PLOT.height });
  return (
    <svg
      className={`chart block [width:calc(100%_-_var(--chart-axis,2.75rem))] mt-2 ms-(--chart-axis,2.75rem) overflow-visible fill-(--tone) tone-${tone}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      height={HEIGHT}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <defs>
        {/* The unfinished step is hatched: told apart without its colour. */}
        <pattern id={`${id}-hatching`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="fill-(--tone)" width="2.5" height="5" />
        </pattern>
      </defs>
      <Grid ticks={scale.ticks} top={scale.top} />
      {columns.map(({ x, width, height }, index) => (
        <rect
          key={points[index]?.name}
          x={`${x}%`}
          width={`${width}%`}
          y={BASELINE - height}
          height={height}
          fill={index === columns.length - 1 ? `url(#${id}-hatching)` : undefined}
        >
          <title>{tooltip(points[index])}</title>
        </rect>
      ))}
      <line className="stroke-line-strong" x1="0" x2="100%" y1={BASELINE + 0.5} y2={BASELINE + 0.5} />
      <Peak points={points} columns={columns} />
      <Names points={points} columns={columns} />
    </svg>
  );
}

function Grid({ ticks, top }: { ticks: number[]; top: number }) {
  return ticks.map((tick) => {
    const y = Math.round(BASELINE - (PLOT.height * tick) / top) + 0.5;
    return (
      <g key={tick}>
        <line className="stroke-line" x1="0" x2="100%" y1={y} y2={y} />
        <text className={WORDS} x="-10" y={y + 4} textAnchor="end">
          {formatNumber(tick)}
        </text>
      </g>
    );
  });
}

type PlotProps = { points: readonly ChartPoint[]; columns: ReturnType<typeof layoutColumns> };

function Peak({ points, columns }: PlotProps) {
  const index = peakOf(points.map(({ value }) => value));
  const column = index === null ? undefined : columns[index];
  if (index === null || !column) return null;
  return (
    <svg className="overflow-visible" x={`${column.centre}%`} y={BASELINE - column.height} width="1" height="1">
      <title>{tooltip(points[index])}</title>
      <path className="fill-star stroke-surface [stroke-width:2] [paint-order:stroke]" d={STAR} />
      <text
        className={`${WORDS} font-semibold stroke-surface [stroke-width:4] [paint-order:stroke]`}
        y="-13"
        // Nothing leaves the chart at its sides.
        textAnchor={column.centre < 8 ? "start" : column.centre > 92 ? "end" : "middle"}
      >
        {points[index]?.shown}
      </text>
    </svg>
  );
}

function tooltip(point: ChartPoint | undefined): string {
  return point ? `${point.name}\u202f: ${point.shown}` : "";
}

function Names({ points, columns }: PlotProps) {
  const named = namedColumns(points.length, NAMES_MAX);
  return points.map(({ label, name }, index) => {
    const column = columns[index];
    const isMinor = named.get(index);
    if (!column || isMinor === undefined) return null;
    const isLast = index === points.length - 1;
    const x = isLast ? column.x + column.width : column.centre;
    return (
      <text
        key={name}
        className={isMinor ? `${WORDS} @max-[26rem]:hidden` : WORDS}
        x={`${x}%`}
        y={HEIGHT - 6}
        textAnchor={isLast ? "end" : "middle"}
      >
        {label}
      </text>
    );
  });
}
