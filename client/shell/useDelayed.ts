import { useEffect, useState } from 'react';

/** True when `isActive` has been true for so many milliseconds, so that what ends sooner never shows. */
export function useDelayed(isActive: boolean, milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isActive, milliseconds]);
  return isActive && isLate;
}
