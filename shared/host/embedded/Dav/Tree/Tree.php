<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Files\FolderEntry;
use Host\Dav\Http\Address;
use Host\Dav\Problem;

/** Entries by their path. */
final class Tree {
	/** @var array<string, Entry> */
	private array $known = [];

	public function __construct(
		private readonly Collection $root,
	) {
	}

	public function find(string $path): Entry {
		return $this->known[$path] ??= $this->look($path);
	}

	public function findOrNull(string $path): ?Entry {
		try {
			return $this->find($path);
		} catch (Problem $problem) {
			return $problem->status === 404 ? null : throw $problem;
		}
	}

	/** Is something there, for one who may write? */
	public function has(string $path): bool {
		[$folder, $name] = Address::split($path);
		$parent = $path === '' ? null : $this->findOrNull($folder);
		return $path === '' || ($parent instanceof Collection && $parent->has($name));
	}

	public function delete(string $path): void {
		$this->find($path)->delete();
		$this->known = [];
	}

	/** To be called when entries were made or changed. */
	public function forget(): void {
		$this->known = [];
	}

	public function move(string $from, string $to): void {
		[$fromFolder] = Address::split($from);
		[$toFolder, $name] = Address::split($to);
		$source = $this->find($from);
		if ($fromFolder === $toFolder) {
			$source->rename($name);
		} elseif (!$this->collection($toFolder)->takeIn($source, $name)) {
			$this->copy($from, $to);
			$source->delete();
		}
		$this->known = [];
	}

	public function copy(string $from, string $to): void {
		[$folder, $name] = Address::split($to);
		$source = $this->find($from);
		$target = $this->collection($folder);
		if (!$target->copyIn($source, $name)) {
			$this->copyByHand($source, $target, $name);
		}
		$this->known = [];
	}

	private function copyByHand(Entry $source, Collection $target, string $name): void {
		if ($source instanceof Document) {
			$target->addFile($name, $source->read(), null);
		} elseif ($source instanceof Collection) {
			$target->addFolder($name);
			$copy = $target->child($name);
			if ($copy instanceof Collection) {
				foreach ($source->children() as $child) {
					$this->copyByHand($child, $copy, $child->name());
				}
			}
		}
	}

	private function collection(string $path): Collection {
		$entry = $this->find($path);
		return $entry instanceof Collection ? $entry : throw Problem::of('Conflict', 'Parent node is not a collection');
	}

	private function look(string $path): Entry {
		$entry = $this->root;
		$parts = $path === '' ? [] : explode('/', $path);
		while ($parts !== []) {
			if (!$entry instanceof Collection) {
				throw Problem::of('NotFound', "Could not find node at path: $path");
			}
			if ($entry instanceof FolderEntry) {
				return $entry->below(implode('/', $parts));
			}
			$entry = $entry->child(array_shift($parts));
		}
		return $entry;
	}
}
