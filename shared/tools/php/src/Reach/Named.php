<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Reach;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\FileNode;

/**
 * The classes that a file names, and the constructors that its attributes call.
 *
 * @implements Collector<FileNode, non-empty-list<string>>
 */
final class Named implements Collector {
	public function __construct(private readonly Callers $callers) {
	}

	#[\Override]
	public function getNodeType(): string {
		return FileNode::class;
	}

	#[\Override]
	public function processNode(Node $node, Scope $scope): ?array {
		if (!$this->callers->count($scope->getFile())) {
			return null;
		}
		$finder = new NodeFinder();
		return Callers::members([
			...array_map(
				static fn (Node\Name $name): array => [$name->toString(), ''],
				$finder->findInstanceOf($node->getNodes(), Node\Name::class),
			),
			...array_map(
				static fn (Node\Attribute $attribute): array => [$attribute->name->toString(), '__construct'],
				$finder->findInstanceOf($node->getNodes(), Node\Attribute::class),
			),
		]);
	}
}
