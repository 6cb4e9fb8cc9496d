<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\Node;
use PhpParser\NodeVisitorAbstract;

/** Collects what a file declares outside a namespace. */
final class NamespaceGateVisitor extends NodeVisitorAbstract {
	/** @var list<string> "line kind name" */
	public array $outside = [];
	private string $current = '';

	public function __construct(private readonly string $namespace) {
	}

	#[\Override]
	public function enterNode(Node $node): null {
		if ($node instanceof Node\Stmt\Namespace_) {
			$this->current = $node->name === null ? '' : $node->name->toString();
		} elseif ($node instanceof Node\Stmt\ClassLike && $node->name !== null) {
			$this->declared($node, strtolower(substr($node->getType(), strlen('Stmt_'))), $node->name->toString());
		} elseif ($node instanceof Node\Stmt\Function_) {
			$this->declared($node, 'function', $node->name->toString());
		} elseif ($node instanceof Node\Stmt\Const_) {
			foreach ($node->consts as $const) {
				$this->declared($node, 'const', $const->name->toString());
			}
		} elseif ($node instanceof Node\Expr\FuncCall
			&& $node->name instanceof Node\Name
			&& in_array($node->name->toLowerString(), ['define', 'class_alias'], true)) {
			$this->outside[] = $node->getStartLine() . ' call of ' . $node->name->toString();
		}
		return null;
	}

	private function declared(Node $node, string $kind, string $name): void {
		if ($this->current !== $this->namespace && !str_starts_with($this->current, "$this->namespace\\")) {
			$this->outside[] = $node->getStartLine() . " $kind " . ($this->current === '' ? '' : "$this->current\\") . $name;
		}
	}
}
