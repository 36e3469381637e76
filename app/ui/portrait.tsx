import { initialsOf } from "./avatar";
import { Picture } from "./picture";

interface PortraitProps {
  name: string;
  /** The address of a picture of ours; null shows the initials. */
  src: string | null;
  /** How wide it stands in the page, as `sizes` of HTML says it. */
  sizes: string;
  className: string;
  /** Empty where the name stands beside it. */
  alt?: string;
}

/** The picture of a person, or the initials of one who has none. */
export function Portrait({ name, src, sizes, className, alt = `Portrait de ${name}` }: PortraitProps) {
  return (
    <div className={`portrait relative overflow-clip bg-surface-3 [container-type:size] ${className}`}>
      {src ? (
        <Picture isFilling src={src} alt={alt} sizes={sizes} width={960} height={1200} />
      ) : (
        <span
          className="absolute inset-0 grid place-items-center font-display font-[620] text-[length:min(40cqi,40cqb)]/[1] tracking-[-0.03em] text-text-2"
          aria-hidden="true"
        >
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}
