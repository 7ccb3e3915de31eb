import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { texts } from '../../lib/texts.ts';
import { keepPlaces, type SteadyRows } from './stable-rows.ts';
import { useHold } from './use-interaction-lock.ts';

const nothing = () => undefined;

/** How what stands in a row talks to its list; without a list that keeps still it does nothing. */
export const Steadiness = createContext<{ holdFor: (ms: number) => void; release: () => void }>({
  holdFor: nothing,
  release: nothing,
});

/**
 * For what stands in a row: `holdFor` keeps the list as it is for so many milliseconds, `release`
 * lets it show at once what was done in it.
 */
export const useSteadiness = () => useContext(Steadiness);

interface SteadyListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Which list this is: another one is shown at once. */
  listKey: string;
  children: (list: SteadyRows<Row>) => ReactNode;
}

/**
 * A list that does not move under a pointer: while somebody is at it, rows stay where they are, and
 * what came or went waits until they leave or ask for it.
 */
export function SteadyList<Row>({ rows: fresh, rowKey, listKey, children }: SteadyListProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const { held, holdFor, release } = useHold(box);
  const steadiness = useMemo(() => ({ holdFor, release }), [holdFor, release]);
  const [kept, setKept] = useState({ fresh, listKey, held, rows: fresh });
  const still = held && kept.listKey === listKey;
  const asRead = useMemo(() => ({ rows: fresh, left: [], added: 0 }), [fresh]);
  const list = still && kept.rows !== fresh ? keepPlaces(kept.rows, fresh, rowKey) : asRead;
  if (kept.fresh !== fresh || kept.listKey !== listKey || kept.held !== held) {
    setKept({ fresh, listKey, held, rows: list.rows });
  }
  // A touch that only begins to hold the list draws none of its rows again.
  const content = useMemo(() => children(list), [children, list]);
  const settling = useSettling(list.rows.map(rowKey).join(' '), listKey);
  return (
    <Steadiness value={steadiness}>
      <Box ref={box} sx={{ position: 'relative', ...(settling && { pointerEvents: 'none' }) }}>
        <ChangesNotice
          added={list.added}
          left={list.left.length}
          onShow={() => setKept({ fresh, listKey, held, rows: fresh })}
        />
        {content}
      </Box>
    </Steadiness>
  );
}

interface ChangesNoticeProps {
  added: number;
  left: number;
  onShow: () => void;
}

/** Says what waits beside a list that keeps still; it takes no room, so that it moves nothing itself. */
export function ChangesNotice({ added, left, onShow }: ChangesNoticeProps) {
  if (added === 0 && left === 0) return null;
  return (
    <Box role="status" data-screen-only sx={place}>
      {texts.steady.waiting(added, left)}
      <Button size="small" color="secondary" onClick={onShow}>
        {texts.steady.show}
      </Button>
    </Box>
  );
}

const place = {
  position: 'absolute',
  bottom: '100%',
  right: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'secondary.main',
  borderRadius: 1,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
} as const;

/** Milliseconds after rows have moved during which a press would not be meant for what is there now. */
const SETTLE_MS = 600;

/**
 * True for a moment after rows have moved.
 *
 * @param order what stands where: the names of the rows in their order
 * @param listKey which list this is: another one may be pressed at once
 */
export function useSettling(order: string, listKey = ''): boolean {
  const [settled, setSettled] = useState({ order, listKey });
  const moved = settled.listKey === listKey && !order.startsWith(settled.order);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ order, listKey }), moved ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [moved, order, listKey]);
  return moved;
}
