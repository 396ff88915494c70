import { toDirectedGraph } from '@xstate/graph';
import type { DirectedGraphEdge, DirectedGraphNode } from '@xstate/graph';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const letterWidth = 7.4;
const lineHeight = 18;

/** The text of a chart's box: the state's name, then its invocations, entry and exit actions. */
export interface ChartBox {
  name: string;
  notes: string[];
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: boolean;
}

/** A machine's boxes and arrows, sized and ready for layout. */
export interface ChartGraph {
  root: ElkNode;
  boxes: Map<string, ChartBox>;
}

function hasType(part: unknown): part is { type: string } {
  const mayHaveOne = (typeof part === 'object' && part !== null) || typeof part === 'function';
  return mayHaveOne && 'type' in part && typeof part.type === 'string';
}

/** The fields assigned by an inline `assign`, where they are given one by one. */
function assignedFields(action: object): string[] {
  const filled = 'assignment' in action ? action.assignment : undefined;
  return typeof filled === 'object' && filled !== null ? Object.keys(filled) : [];
}

/** An action's name; an inline one is named by its effect, such as `assign code, package`. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (!hasType(action)) return typeof action === 'function' && action.name ? action.name : 'inline function';
  return [action.type.replace('xstate.', ''), assignedFields(action).join(', ')].join(' ').trim();
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
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  if (!hasType(guard)) return ' [inline guard]';
  const params =
    'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return ` [${[guard.type, ...params.flat()].join(' ')}]`;
}

function labelOf(event: string, { guard }: AnyTransitionDefinition): string {
  const words = event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.(?:actor|state)\..*$/, 'done')
    .replace(/^xstate\.error\.actor\..*$/, 'error');
  return words + guardName(guard);
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

function arrow(id: string, source: string, target: string, text: string): ElkExtendedEdge {
  const label = { text, width: text.length * 6.6 + 8, height: 18 };
  return { id, sources: [source], targets: [target], labels: [label] };
}

/** Transitions without an event, which `toDirectedGraph` leaves out. */
function eventless({ id, always }: AnyStateNode): ElkExtendedEdge[] {
  return (always ?? []).flatMap((transition, at) =>
    (transition.target ?? []).map((target) =>
      arrow(`${id}:always:${at}`, id, target.id, labelOf('always', transition)),
    ),
  );
}

function edges(node: DirectedGraphNode): ElkExtendedEdge[] {
  return [
    ...node.edges.map(({ id, source, target, label, transition }: DirectedGraphEdge) =>
      arrow(id, source.id, target.id, labelOf(label.text, transition)),
    ),
    ...eventless(node.stateNode),
    ...node.children.flatMap(edges),
  ];
}

/** Builds the graph of a machine from the machine itself. */
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
