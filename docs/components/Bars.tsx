interface Bar {
  readonly label: string;
  /** Not negative. */
  readonly value: number;
}

interface BarsProps {
  /** Heads of the columns with labels and values. */
  readonly of: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
}

/** A table with a bar for each value, drawn when the site is built. The first bar is accented. */
export default function Bars({ of, unit, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <table style={{ marginBlock: '1.5rem' }}>
      <thead>
        <tr>
          <th>{of}</th>
          <th style={{ textAlign: 'right', whiteSpace: 'nowrap' }}>{unit}</th>
          <td style={{ width: '45%' }} />
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value }, index) => (
          <tr key={label}>
            <th scope="row" style={{ fontWeight: index === 0 ? 600 : 400 }}>
              {label}
            </th>
            <td style={{ textAlign: 'right' }}>{value.toFixed(2)}</td>
            <td>
              <svg aria-hidden="true" width="100%" height="14" style={{ display: 'block' }}>
                <rect
                  width={`${(100 * value) / most}%`}
                  height="14"
                  rx="2"
                  fill={index === 0 ? 'var(--color-accent-text)' : 'var(--color-text-soft)'}
                  opacity={index === 0 ? 1 : 0.5}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
