import{c as u}from"./createLucideIcon-B-rrHxPt.js";import{j as e}from"./framework-D3bCOh6I.js";import{I as x}from"./IconButton-PgOeqVc9.js";import{u as y}from"./signup-context-D_W9znhC.js";/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const s={name:"ellipsis",size:24,node:[["circle",{cx:"12",cy:"12",r:"1",key:"41hilf"}],["circle",{cx:"19",cy:"12",r:"1",key:"1wjl8i"}],["circle",{cx:"5",cy:"12",r:"1",key:"1pcz8c"}]],aliases:["more-horizontal"]};s.node;const z=u(s);var f="_1iwvafc0";function b({liked:i,label:t,action:a,fields:c={},busy:n,onSubmit:m,icon:l,quiet:o}){const{Form:p}=y();return e.jsxs(p,{method:"post",action:a,onSubmit:m,className:f,"data-liked":i||void 0,children:[Object.entries(c).map(([r,d])=>e.jsx("input",{type:"hidden",name:r,value:d},r)),e.jsx(x,{type:"submit",label:t,icon:l,look:o?"plain":"outlined",tone:"primary",size:o?"medium":"large","aria-pressed":i,"aria-disabled":n||void 0})]})}export{z as E,b as L};
