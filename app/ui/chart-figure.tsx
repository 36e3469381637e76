import type { ColumnChartProps } from "./column-chart";
import { ColumnChart } from "./column-chart";
import { Table } from "./table";
import { TableCell } from "./table-cell";
import { TableRow } from "./table-row";

export type ChartFigureProps = ColumnChartProps & {
  /** Heads of the two columns of its table. */
  stepLabel: string;
  valueLabel: string;
};

/** A chart with its sentence above it and its numbers below. */
export function ChartFigure({ stepLabel, valueLabel, ...chart }: ChartFigureProps) {
  const { title, description, points } = chart;
  return (
    <figure className="[container-type:inline-size]">
      <figcaption>
        <h2 className="text-[1.25rem]">{title}</h2>
        <p className="note mt-1">{description}</p>
      </figcaption>
      <ColumnChart {...chart} />
      <details className="mt-2">
        <summary className="inline-flex items-center gap-2 min-h-11 text-link [text-decoration:underline_1px] [text-underline-offset:0.22em]">
          Voir les chiffres<span className="sr-only">&#8239;: {title}</span>
        </summary>
        <Table caption={title} columns={[{ label: stepLabel }, { label: valueLabel, isNumber: true }]}>
          {points.toReversed().map(({ name, shown }) => (
            <TableRow key={name}>
              <TableCell isHeader>{name}</TableCell>
              <TableCell isNumber>{shown}</TableCell>
            </TableRow>
          ))}
        </Table>
      </details>
    </figure>
  );
}
