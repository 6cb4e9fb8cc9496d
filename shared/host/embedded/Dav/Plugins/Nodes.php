<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Plugins;

use Host\Calendars\Dav\CalendarEntry;
use Host\Calendars\Dav\ObjectEntry;
use Host\Dav\Files\FileEntry;
use Host\Dav\Files\FolderEntry;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Entry;
use OCA\DAV\Connector\Sabre\Directory;
use OCA\DAV\Connector\Sabre\File;
use Sabre\DAV\INode;

/** Entries as plugins see them; the same entry is always the same node. */
final class Nodes {
	/** @var \WeakMap<Entry, INode> */
	private \WeakMap $known;
	/** @var \WeakMap<INode, Entry> */
	private \WeakMap $entries;

	public function __construct() {
		$this->known = new \WeakMap();
		$this->entries = new \WeakMap();
	}

	public function of(Entry $entry): INode {
		return $this->known[$entry] ??= $this->make($entry);
	}

	/** The entry that is seen as this node. */
	public function entry(INode $node): Entry {
		return $this->entries[$node] ?? throw new \LogicException('A node of another tree');
	}

	/**
	 * @param iterable<Entry> $entries
	 * @return list<INode>
	 */
	public function all(iterable $entries): array {
		$nodes = [];
		foreach ($entries as $entry) {
			$nodes[] = $this->of($entry);
		}
		return $nodes;
	}

	private function make(Entry $entry): INode {
		$node = match (true) {
			$entry instanceof FileEntry => new File($entry),
			$entry instanceof FolderEntry => new Directory($entry, $this),
			$entry instanceof ObjectEntry => new CalendarFile($entry),
			$entry instanceof CalendarEntry => new CalendarCollection($entry, $this),
			$entry instanceof Document => new PlainFile($entry),
			$entry instanceof Collection => new PlainCollection($entry, $this),
			default => throw new \LogicException('Neither file nor collection'),
		};
		$this->entries[$node] = $entry;
		return $node;
	}
}
