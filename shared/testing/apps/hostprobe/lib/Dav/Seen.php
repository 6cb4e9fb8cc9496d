<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Dav;

use OCA\DAV\Connector\Sabre\Directory;
use OCA\DAV\Connector\Sabre\File;
use OCA\DAV\Connector\Sabre\Node;
use Sabre\DAV\ICollection;
use Sabre\DAV\IFile;
use Sabre\DAV\INode;
use Sabre\DAV\PropFind;
use Sabre\DAV\PropPatch;
use Sabre\DAV\Xml\Property\Complex;
use Sabre\HTTP\RequestInterface;

/** What a listener is given, as JSON can say it. */
final class Seen {
	public static function of(mixed $argument): mixed {
		return match (true) {
			$argument instanceof INode => self::node($argument),
			$argument instanceof PropFind => [
				'path' => $argument->getPath(), 'depth' => $argument->getDepth(),
				'wanted' => $argument->getRequestedProperties(), 'open' => array_values($argument->get404Properties()),
			],
			$argument instanceof PropPatch => [
				'changes' => array_map(self::of(...), $argument->getMutations()),
				'open' => array_values($argument->getRemainingMutations()),
			],
			$argument instanceof Complex => ['hasXml' => $argument->getXml() !== ''],
			$argument instanceof RequestInterface => [
				'method' => $argument->getMethod(), 'path' => $argument->getPath(), 'missing' => $argument->getHeader('X-Missing'),
			],
			is_resource($argument) => 'a stream',
			is_object($argument) => 'an object',
			default => $argument,
		};
	}

	/**
	 * @param iterable<INode> $nodes
	 * @return list<string> sorted: the order is the host's own
	 */
	public static function names(iterable $nodes): array {
		$names = [];
		foreach ($nodes as $node) {
			$names[] = $node->getName();
		}
		sort($names);
		return $names;
	}

	/** @return array<string, mixed> */
	private static function node(INode $node): array {
		$kind = match (true) {
			$node instanceof File => 'file',
			$node instanceof Directory => 'folder',
			$node instanceof IFile => 'other file',
			$node instanceof ICollection => 'other collection',
			default => 'other',
		};
		return [
			'kind' => $kind,
			'name' => $node->getName(),
			...($node instanceof Node ? ['fileid' => $node->getId(), 'type' => $node->getNode()->getMimetype()] : []),
			...($node instanceof IFile ? ['size' => $node->getSize(), 'hasTag' => str_starts_with((string)$node->getETag(), '"')] : []),
			...($node instanceof ICollection ? ['hasFile' => $node->childExists('a.txt')] : []),
		];
	}
}
