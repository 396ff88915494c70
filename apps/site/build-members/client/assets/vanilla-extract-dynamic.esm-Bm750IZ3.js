import{c as s}from"./createLucideIcon-B-rrHxPt.js";/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const i={name:"check",size:24,node:[["path",{d:"M20 6 9 17l-5-5",key:"1gmf2c"}]]};i.node;const l=s(i);function u(n){var t=n.match(/^var\((.*)\)$/);return t?t[1]:n}function m(n,t){var e={};{var c=n;for(var a in c){var r=c[a];r!=null&&(e[u(a)]=r)}}return Object.defineProperty(e,"toString",{value:function(){return Object.keys(this).map(o=>"".concat(o,":").concat(this[o])).join(";")},writable:!1}),e}export{l as C,m as a};
