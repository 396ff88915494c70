import { toDirectedGraph } from '@xstate/graph';
import type { DirectedGraphEdge, DirectedGraphNode } from '@xstate/graph';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { AnyStateMachine } from 'xstate';

const letterWidth = 7.4;
const lineHeight = 18;

/** What a box of the chart says: the state's name, then what it invokes, enters and leaves with. */
export interface ChartBox {
  name: string;
  notes: string[];
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: boolean;
}

/** A machine as boxes and arrows, sized and ready for the layout. */
export interface ChartGraph {
  root: ElkNode;
  boxes: Map<string, ChartBox>;
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return 'action';
}

function notesOf({ stateNode }: DirectedGraphNode): string[] {
  return [
    ...stateNode.invoke.map(({ src }) => `invokes ${typeof src === 'string' ? src : 'actor'}`),
    ...stateNode.entry.map((action) => `entry / ${actionName(action)}`),
    ...stateNode.exit.map((action) => `exit / ${actionName(action)}`),
    ...(stateNode.tags.length > 0 ? [`tags ${stateNode.tags.join(', ')}`] : []),
  ];
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return ` [${String(guard.type)}]`;
  return guard === undefined ? '' : ' [guard]';
}

function labelOf({ transition, label }: DirectedGraphEdge): string {
  const event = label.text
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.(?:actor|state)\..*$/, 'done')
    .replace(/^xstate\.error\.actor\..*$/, 'error')
    .replace(/^$/, 'always');
  return event + guardName(transition.guard);
}

function box(node: DirectedGraphNode, boxes: Map<string, ChartBox>): ElkNode {
  const { stateNode } = node;
  const notes = notesOf(node);
  boxes.set(node.id, {
    name: stateNode.key,
    notes,
    kind: stateNode.type,
    initial: stateNode.parent !== undefined && stateNode.parent.initial.target?.includes(stateNode) === true,
  });
  const longest = Math.max(...[stateNode.key, ...notes].map((text) => text.length));
  const size = { width: longest * letterWidth + 32, height: 28 + lineHeight * notes.length + 8 };
  if (node.children.length === 0) return { id: node.id, ...size };
  return {
    id: node.id,
    children: node.children.map((child) => box(child, boxes)),
    layoutOptions: {
      'elk.padding': `[top=${size.height + 12},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
  };
}

function edges(node: DirectedGraphNode): ElkExtendedEdge[] {
  const own = node.edges.map((edge): ElkExtendedEdge => {
    const text = labelOf(edge);
    return {
      id: edge.id,
      sources: [edge.source.id],
      targets: [edge.target.id],
      labels: [{ text, width: text.length * 6.6 + 8, height: 18 }],
    };
  });
  return [...own, ...node.children.flatMap(edges)];
}

/** The graph of a machine, drawn from the machine itself. */
export function chartGraph(machine: AnyStateMachine): ChartGraph {
  const graph = toDirectedGraph(machine);
  const boxes = new Map<string, ChartBox>();
  const root: ElkNode = {
    id: 'chart',
    children: [box(graph, boxes)],
    edges: edges(graph),
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeLabels.inline': 'false',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.edgeNode': '20',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  };
  return { root, boxes };
}
