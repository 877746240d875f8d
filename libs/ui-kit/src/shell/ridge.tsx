/** Ridgelines shaped like price series, far to near, in a 720 x 300 view box. */
const ridges = [
  'M-8 218l16 1l16 0l16 0l16-1l16 0l16 1l16-3l16-3l16-1l16-3l16-5l16-5l16-5l16-4l16-6l16-3l16-8l16-4l16-9l16-9l16-8l16-7l16-6l16-4l16-8l16-2l16-4l16-3l16-2l16 1l16 0l16 3l16 3l16 0l16 2l16 5l16 6l16 5l16 6l16 10l16 7l16 8l16 7l16 9l16 7l16 7V300H-8z',
  'M-8 241l16-1l16 0l16-1l16-2l16-2l16-1l16-2l16-2l16 0l16-1l16-2l16 2l16-2l16 0l16 1l16-3l16-1l16-3l16-2l16-2l16-4l16-3l16-2l16-2l16-4l16-4l16-5l16-5l16-3l16-4l16-2l16-3l16-2l16 0l16-1l16 0l16-1l16 1l16 2l16 1l16 1l16-1l16 1l16 0l16 0l16 4V300H-8z',
  'M-8 271l16 0l16 1l16-1l16 1l16 1l16 2l16-1l16 2l16-2l16 1l16 1l16 0l16-1l16-3l16-3l16-2l16 0l16-3l16-1l16-1l16-2l16-1l16-1l16-2l16-2l16-2l16-1l16-2l16-4l16-1l16-3l16-4l16-4l16-6l16-5l16-5l16-4l16-3l16-5l16-2l16-2l16-2l16-2l16 0l16-2l16-1V300H-8z',
  'M-8 290l16 0l16 1l16-2l16 0l16 1l16 0l16-1l16-3l16 0l16-1l16-1l16-4l16 0l16-2l16-4l16-5l16-3l16-4l16-5l16-2l16-1l16-4l16 0l16-3l16 0l16 0l16 3l16 4l16 2l16 3l16 6l16 5l16 3l16 4l16 2l16 4l16 1l16 2l16 3l16 2l16 1l16 0l16-1l16 1l16 0l16 0V300H-8z',
];

interface RidgeProps {
  /** The height of the sun: one stage per step of the checkout. */
  stage?: 0 | 1 | 2 | 3;
  /** `paper`: tints of the page's colour. `sky`: dawn, for a panel of its own. */
  look?: 'paper' | 'sky';
}

/** `paper` keeps its bottom right corner in any box; `sky` keeps the sun visible. */
const frames = {
  paper: { viewBox: '0 0 720 300', preserveAspectRatio: 'xMaxYMax slice' },
  sky: { viewBox: '150 -60 560 360', preserveAspectRatio: 'xMidYMid slice' },
};

/** The house's only illustration. It fills its container. */
export const Ridge = ({ stage = 3, look = 'paper' }: RidgeProps) => (
  <svg className={`m-ridge m-ridge-${look}`} {...frames[look]} aria-hidden="true">
    <circle className={`m-sun m-sun-${stage}`} cx="446" cy="119" r="30" />
    {ridges.map((line) => (
      <path key={line} d={line} />
    ))}
  </svg>
);
