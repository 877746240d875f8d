/** A step's placeholder while its code loads. */
export const StepSkeleton = () => (
  <div className="light-form" aria-hidden>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="field">
        <span className="skeleton skeleton-small" />
        <span className="skeleton skeleton-field" />
      </div>
    ))}
  </div>
);
