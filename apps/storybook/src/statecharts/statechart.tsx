import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { useEffect, useId, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartGraph } from './chart-graph';
import type { ChartBox } from './chart-graph';
import * as styles from './statechart.css';

interface Drawing {
  layout: ElkNode;
  boxes: Map<string, ChartBox>;
}

function flat(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

function path({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string {
  return 'M' + [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`).join('L');
}

function Box({ node, box }: { node: ElkNode; box: ChartBox }) {
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  const round = box.kind === 'final' ? 20 : 10;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={node.children ? styles.group : styles.box}
        width={width}
        height={height}
        rx={round}
        strokeDasharray={box.kind === 'parallel' ? '6 4' : undefined}
      />
      {box.kind === 'final' && (
        <rect className={styles.inner} x="4" y="4" width={width - 8} height={height - 8} rx={round - 4} />
      )}
      {box.initial && <circle className={styles.start} cx="0" cy="0" r="6" />}
      <text className={styles.name} x="16" y="22">
        {box.name}
      </text>
      {box.notes.map((note, index) => (
        <text key={index} className={styles.note} x="16" y={42 + index * 18}>
          {note}
        </text>
      ))}
    </g>
  );
}

function Arrow({ edge, head }: { edge: ElkExtendedEdge; head: string }) {
  return (
    <g>
      {edge.sections?.map((section) => (
        <path key={section.id} className={styles.arrow} d={path(section)} markerEnd={`url(#${head})`} />
      ))}
      {edge.labels?.map((label, index) => (
        <text key={index} className={styles.label} x={(label.x ?? 0) + 4} y={(label.y ?? 0) + 13}>
          {label.text}
        </text>
      ))}
    </g>
  );
}

// Without it, some browsers can't scroll a wide chart by keyboard.
const reachable = { tabIndex: 0 };

/**
 * Renders a machine's statechart, laid out in the browser; scrolls sideways where it is wider than the page.
 */
export function Statechart({ name, machine }: { name: string; machine: AnyStateMachine }) {
  const [drawing, setDrawing] = useState<Drawing>();
  const head = useId().replaceAll(':', '');
  useEffect(() => {
    let current = true;
    const { root, boxes } = chartGraph(machine);
    void new ELK().layout(root).then((layout) => {
      if (current) setDrawing({ layout, boxes });
    });
    return () => {
      current = false;
    };
  }, [machine]);
  if (!drawing) return <p role="status">{name}</p>;
  const { layout, boxes } = drawing;
  const { width = 0, height = 0 } = layout;
  return (
    <section className={styles.scroller} aria-label={name} {...reachable}>
      <svg role="img" aria-label={name} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <marker
          id={head}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className={styles.head} d="M0 0L10 5L0 10Z" />
        </marker>
        {flat(layout).map((node) => {
          const box = boxes.get(node.id);
          return box && <Box key={node.id} node={node} box={box} />;
        })}
        {layout.edges?.map((edge) => (
          <Arrow key={edge.id} edge={edge} head={head} />
        ))}
      </svg>
    </section>
  );
}
