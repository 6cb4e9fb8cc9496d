<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\AppFramework\Settings;
use Host\Dav\Http\Address;
use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Tree\Entry;
use Host\Files\Names;
use Host\Files\Store\Store;
use Host\Files\View;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\ForbiddenException;
use OCP\Files\InvalidPathException;
use OCP\Files\Node;
use OCP\Files\NotEnoughSpaceException;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;

/** What a person may do with files and folders, in the words of WebDAV. */
final class FileRules {
	/** @param string $slash before paths in messages: the old tree has none */
	public function __construct(
		public readonly NodeProperties $properties,
		public readonly Checksums $checksums,
		private readonly Store $store,
		private readonly View $view,
		private readonly Settings $settings,
		private readonly Folder $home,
		private readonly string $user,
		private readonly string $slash = '/',
	) {
	}

	public function entry(Node $node, ?Folder $parent = null): FileEntry|FolderEntry {
		return match (true) {
			$node instanceof Folder => new FolderEntry($node, $this, $parent),
			$node instanceof File => new FileEntry($node, $this, $parent),
			default => throw new \LogicException('Neither file nor folder'),
		};
	}

	public function isHome(Node $node): bool {
		return $this->pathOf($node) === '';
	}

	/** What lies below a folder; a folder that the person may not read hides all below it. */
	public function find(Folder $folder, string $path): Entry {
		if (!$folder->isReadable()) {
			throw Problem::of('NotFound');
		}
		$full = $this->slash . ltrim("{$this->pathOf($folder)}/" . (Names::path($path) ?? $path), '/');
		try {
			$node = $folder->get($path);
			$parent = $node->getParent();
			for ($above = $parent; $above->getPath() !== $folder->getPath(); $above = $above->getParent()) {
				if (!$above->isReadable()) {
					throw new NotFoundException();
				}
			}
			return $this->entry($node, $parent);
		} catch (NotFoundException) {
			throw Problem::of('NotFound', "File with name $full could not be located");
		} catch (NotPermittedException $exception) {
			throw Problem::invalidPath($exception->getMessage());
		}
	}

	public function mayRename(Node $node): bool {
		return $node->isUpdateable() || ($node->isDeletable() && $node->getParent()->isCreatable());
	}

	/** Asked before anything at the destination is deleted. */
	public function beforeMove(Entry $source, string $from, string $to): void {
		if (!$source instanceof NodeEntry) {
			return;
		}
		$this->checkName(Address::split($to)[1]);
		$isRename = Address::split($from)[0] === Address::split($to)[0] && $this->settings->major >= 34;
		if (!($isRename ? $this->mayRename($source->node()) : $source->node()->isDeletable())) {
			throw Problem::of('Forbidden', "$from cannot be " . ($isRename ? 'renamed' : 'deleted'));
		}
		if (str_starts_with($from, "$to/")) {
			throw Problem::of('Forbidden', "$from cannot be moved to it's parent");
		}
	}

	public function checkName(string $name): void {
		try {
			Names::check($name);
		} catch (InvalidPathException $exception) {
			throw Problem::invalidPath($exception->getMessage());
		}
	}

	public function rename(Node $node, string $name): void {
		if ($this->isHome($node)) {
			throw Problem::of('Forbidden', 'Permission denied to rename this folder');
		}
		$this->checkName($name);
		$path = $this->pathOf($node);
		$this->do(
			fn (): bool =>
				$this->view->move($this->user, $path, ltrim(Address::split($path)[0] . '/' . (Names::path($name) ?? $name), '/')),
			"Failed to rename /$path to $name",
		);
	}

	public function delete(Node $node): void {
		if ($this->isHome($node)) {
			throw Problem::of('Forbidden', 'Permission denied to delete home folder');
		}
		$this->demand($node->isDeletable());
		$this->do(fn (): bool => $this->view->delete($this->user, $this->pathOf($node)));
	}

	public function moveInto(Folder $folder, Node $node, string $name): void {
		// a folder that hangs here does not move
		$this->demand($folder->isCreatable() && $node->isDeletable() && $node->getInternalPath() !== '');
		$this->checkName($name);
		$this->do(fn (): bool => $this->view->move($this->user, $this->pathOf($node), $this->within($folder, $name)));
	}

	public function copyInto(Folder $folder, Node $node, string $name): void {
		$this->demand($folder->isCreatable());
		$this->checkName($name);
		$this->do(
			fn (): bool => $this->view->copy($this->user, $this->pathOf($node), $this->within($folder, $name)),
			'Copy did not proceed',
		);
	}

	public function addFolder(Folder $folder, string $name): void {
		$this->demand($folder->isCreatable());
		$this->checkName($name);
		$path = $this->within($folder, $name);
		$this->do(fn (): bool => $this->view->mkdir($this->user, $path), "Could not create directory /$path");
	}

	/** @param resource $data */
	public function addFile(Folder $folder, string $name, mixed $data, ?Call $call): void {
		$this->demand($folder->isCreatable());
		$this->checkName($name);
		$this->write($this->within($folder, $name), $data, $call);
	}

	/** @param resource $data */
	public function replace(File $file, mixed $data, ?Call $call): void {
		$this->demand($file->isUpdateable());
		$this->write($this->pathOf($file), $data, $call);
	}

	/** @param resource $data */
	private function write(string $path, mixed $data, ?Call $call): void {
		$facts = UploadFacts::of($call);
		$this->do(fn (): bool => $this->view->put($this->user, $path, $data, $facts->modified));
		$file = $this->home->get($path);
		$entry = $this->store->entry((int)$file->getId());
		if ($entry !== null) {
			$this->store->dates($entry, $facts->created, time());
		}
		$this->checksums->set((int)$file->getId(), $facts->checksum);
		if ($file instanceof File) {
			$facts->confirm($file);
		}
	}

	/** The path in the person's files, without a slash before it. */
	private function pathOf(Node $node): string {
		return ltrim((string)$this->home->getRelativePath($node->getPath()), '/');
	}

	private function within(Folder $folder, string $name): string {
		return ltrim("{$this->pathOf($folder)}/" . (Names::path($name) ?? $name), '/');
	}

	private function demand(bool $isAllowed): void {
		if (!$isAllowed) {
			throw Problem::of('Forbidden');
		}
	}

	/** @param \Closure(): bool $work */
	private function do(\Closure $work, string $refusal = ''): void {
		try {
			$isDone = $work();
		} catch (ForbiddenException $exception) {
			throw Problem::refused($exception->getMessage());
		} catch (NotEnoughSpaceException) {
			throw Problem::of('InsufficientStorage', 'Insufficient space');
		}
		if (!$isDone) {
			throw Problem::of('Forbidden', $refusal);
		}
	}
}
