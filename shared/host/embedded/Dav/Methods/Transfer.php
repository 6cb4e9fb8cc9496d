<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Methods;

use Host\Dav\Files\FileRules;
use Host\Dav\Files\FolderEntry;
use Host\Dav\Files\NodeEntry;
use Host\Dav\Files\Quota;
use Host\Dav\Http\Address;
use Host\Dav\Http\Call;
use Host\Dav\Http\Reply;
use Host\Dav\Problem;
use Host\Dav\Properties\Stored;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Tree;
use Host\Dav\Uploads\Assembly;
use Sabre\DAV\Server as Events;

/** MOVE and COPY. */
final class Transfer {
	private const ROOM = 10;

	public function __construct(
		private readonly Events $events,
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Writing $writing,
		private readonly Stored $stored,
		private readonly Quota $quota,
		private readonly FileRules $rules,
		private readonly string $user,
	) {
		$events->on('beforeMove', $this->needRoom(...), self::ROOM);
		$events->on('beforeMove', $this->beforeMove(...));
		$events->on('beforeCopy', $this->needRoom(...), self::ROOM);
		$events->on('beforeCopy', $this->beforeCopy(...));
	}

	public function move(): void {
		[$from, $to, $existed] = $this->paths();
		if ($existed && !$this->events->emit('beforeUnbind', [$to])) {
			return;
		}
		$this->writing->checkParent($from);
		if (!$this->events->emit('beforeUnbind', [$from]) || !$this->events->emit('beforeBind', [$to])) {
			return;
		}
		if (!$this->events->emit('beforeMove', [$from, $to])) {
			return;
		}
		if ($existed) {
			$this->remove($to);
			$this->events->emit('afterUnbind', [$to]);
		}
		$this->tree->move($from, $to);
		$this->stored->move($this->user, $from, $to);
		$this->moved($from, $to, $existed);
	}

	public function copy(): void {
		[$from, $to, $existed] = $this->paths();
		if (!$this->events->emit('beforeBind', [$to]) || !$this->events->emit('beforeCopy', [$from, $to])) {
			return;
		}
		if ($existed) {
			if (!$this->events->emit('beforeUnbind', [$to])) {
				return;
			}
			$this->remove($to);
		}
		$this->tree->copy($from, $to);
		$this->events->emit('afterCopy', [$from, $to]);
		$this->events->emit('afterBind', [$to]);
		$this->reply->done($existed ? 204 : 201);
		$this->writing->tell($to, false);
	}

	private function needRoom(string $from, string $to): void {
		$source = $this->tree->find($from);
		if ($source instanceof NodeEntry) {
			$this->quota->needForTransfer($this->tree, $to, (int)$source->node()->getSize());
		} elseif ($source instanceof Document) {
			$this->quota->needForTransfer($this->tree, $to, $source->size());
		}
	}

	/** False where the parts of an upload have become a file: then all is done. */
	private function beforeMove(string $from, string $to): bool {
		$source = $this->tree->find($from);
		if ($source instanceof Assembly) {
			$this->assemble($source, $from, $to);
			return false;
		}
		$this->rules->beforeMove($source, $from, $to);
		return true;
	}

	private function beforeCopy(string $from, string $to): void {
		if ($this->tree->find($from) instanceof NodeEntry) {
			$this->rules->checkName(Address::split($to)[1]);
		}
	}

	/** A file that is there already is overwritten, not deleted. */
	private function assemble(Assembly $source, string $from, string $to): void {
		$target = $this->tree->findOrNull($to);
		if ($target instanceof FolderEntry) {
			throw Problem::of('BadRequest', "The given destination $to is a directory.");
		}
		$expected = $this->call->header('oc-total-length');
		if ($expected !== '' && $expected !== (string)$source->size()) {
			throw Problem::of('BadRequest', "Chunks on server do not sum up to $expected but to {$source->size()} bytes");
		}
		[$folder, $name] = Address::split($to);
		$parent = $this->tree->find($folder);
		if ($target instanceof Document) {
			$target->replace($source->read(), $this->call);
		} elseif ($parent instanceof Collection) {
			$parent->addFile($name, $source->read(), $this->call);
		}
		$source->delete();
		$this->tree->forget();
		$this->moved($from, $to, $target !== null);
	}

	private function moved(string $from, string $to, bool $existed): void {
		$this->events->emit('afterMove', [$from, $to]);
		$this->events->emit('afterUnbind', [$from]);
		$this->events->emit('afterBind', [$to]);
		$this->reply->done($existed ? 204 : 201);
		$this->writing->tell($to, true);
	}

	private function remove(string $path): void {
		$this->tree->delete($path);
		$this->stored->remove($this->user, $path);
	}

	/** @return array{string, string, bool} from, to, and whether something is there */
	private function paths(): array {
		$from = $this->call->path;
		$to = $this->call->destination();
		$mayOverwrite = $this->call->mayOverwrite();
		$parent = $this->tree->findOrNull(Address::split($to)[0]) ?? throw Problem::of('Conflict', 'The destination node is not found');
		if (!$parent instanceof Collection) {
			throw Problem::of('UnsupportedMediaType', 'The destination node is not a collection');
		}
		$existed = $this->tree->findOrNull($to) !== null;
		if ($existed && !$mayOverwrite) {
			throw Problem::precondition('Overwrite', 'The destination node already exists, and the overwrite header is set to false');
		}
		if ($to === $from) {
			throw Problem::of('Forbidden', 'Source and destination uri are identical.');
		}
		if (str_starts_with("$to/", "$from/")) {
			throw Problem::of('Conflict', 'The destination may not be part of the same subtree as the source path.');
		}
		return [$from, $to, $existed];
	}
}
