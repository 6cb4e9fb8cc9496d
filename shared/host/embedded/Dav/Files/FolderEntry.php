<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Entry;
use Host\Files\Names;
use OCP\Files\Folder;
use OCP\Files\Node;

/** A folder of a person; the outermost is all their files. */
final class FolderEntry extends Collection implements NodeEntry {
	/** @var list<Entry>|null once somebody has asked */
	private ?array $listed = null;

	public function __construct(
		private readonly Folder $folder,
		private readonly FileRules $rules,
		private readonly ?Folder $parent = null,
		private readonly ?string $title = null,
	) {
	}

	#[\Override]
	public function node(): Folder {
		return $this->folder;
	}

	#[\Override]
	public function name(): string {
		return $this->title ?? $this->folder->getName();
	}

	#[\Override]
	public function modified(): int {
		return $this->folder->getMTime();
	}

	#[\Override]
	public function fileId(): string {
		return $this->rules->properties->davId($this->folder);
	}

	/** What lies below, at whatever depth. */
	public function below(string $path): Entry {
		return $this->rules->find($this->folder, $path);
	}

	#[\Override]
	public function child(string $name): Entry {
		if (Names::isReserved($name)) {
			throw Problem::invalidPath('Filename is a reserved word');
		}
		return $this->below($name);
	}

	#[\Override]
	public function children(): iterable {
		if (!$this->folder->isReadable()) {
			throw Problem::refused('No read permissions');
		}
		return $this->listed ??= array_values(array_map(
			fn (Node $node): Entry => $this->rules->entry($node, $this->folder),
			$this->folder->getDirectoryListing(),
		));
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		$this->rules->addFile($this->folder, $name, $data, $call);
	}

	#[\Override]
	public function addFolder(string $name): void {
		$this->rules->addFolder($this->folder, $name);
	}

	#[\Override]
	public function takeIn(Entry $source, string $name): bool {
		if ($source instanceof NodeEntry) {
			$this->rules->moveInto($this->folder, $source->node(), $name);
			return true;
		}
		return $source instanceof Document ? false : throw Problem::of('BadRequest', 'Incompatible node types');
	}

	#[\Override]
	public function copyIn(Entry $source, string $name): bool {
		if ($source instanceof NodeEntry) {
			$this->rules->copyInto($this->folder, $source->node(), $name);
			return true;
		}
		return false;
	}

	#[\Override]
	public function delete(): void {
		$this->rules->delete($this->folder);
	}

	#[\Override]
	public function rename(string $name): void {
		$this->rules->rename($this->folder, $name);
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		if ($name === '{DAV:}displayname') {
			return $this->name();
		}
		return parent::property($name) ?? $this->rules->properties->value($this->folder, $this->parent ?? $this->folder, $name);
	}

	#[\Override]
	public function setter(string $name): ?\Closure {
		return $this->rules->properties->setter($this->folder, $name);
	}
}
