<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\Node;
use PhpParser\NodeVisitorAbstract;

/** Collects edits by byte offset, so that everything else of a file stays as its authors wrote it. */
final class HtmlPurifierEdits extends NodeVisitorAbstract {
	/** @var array<int, array{int, string}> offset to length and text */
	private array $edits = [];
	/** @var array<int, true> names of functions and constants, which fall back to the global ones by themselves */
	private array $isNoClass = [];

	public function __construct(private readonly string $namespace) {
	}

	#[\Override]
	public function enterNode(Node $node): null {
		$at = $node->getStartFilePos();
		$escaped = str_replace('\\', '\\\\', $this->namespace) . '\\\\';
		if ($node instanceof Node\Expr\ConstFetch && $node->name->toString() === 'HTMLPURIFIER_PREFIX') {
			$this->edits[$at] = [strlen('HTMLPURIFIER_PREFIX'), "(__DIR__ . '/data')"];
		}
		if ($node instanceof Node\Expr\FuncCall || $node instanceof Node\Expr\ConstFetch) {
			$this->isNoClass[spl_object_id($node->name)] = true;
		} elseif ($node instanceof Node\Name) {
			if ($node->isUnqualified()
				&& !$node->isSpecialClassName()
				&& !isset($this->isNoClass[spl_object_id($node)])
				&& !str_starts_with($node->toString(), 'HTMLPurifier')) {
				$this->edits[$at] = [0, '\\'];
			}
		} elseif ($node instanceof Node\Scalar\String_ && preg_match('/^HTMLPurifier(_\w*)?$/D', $node->value) === 1) {
			$this->edits[$at + 1] = [0, $escaped];
		} elseif ($node instanceof Node\Scalar\InterpolatedString) {
			$first = $node->parts[0];
			if ($first instanceof Node\InterpolatedStringPart && str_starts_with($first->value, 'HTMLPurifier_')) {
				$this->edits[$at + 1] = [0, $escaped];
			}
		}
		return null;
	}

	public function apply(string $code): string {
		krsort($this->edits);
		foreach ($this->edits as $at => [$length, $text]) {
			$code = substr_replace($code, $text, $at, $length);
		}
		return $code;
	}
}
