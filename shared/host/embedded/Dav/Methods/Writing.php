<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Methods;

use Host\Calendars\Dav\Writes;
use Host\Dav\Files\Quota;
use Host\Dav\Http\Address;
use Host\Dav\Http\Body;
use Host\Dav\Http\Call;
use Host\Dav\Http\Content;
use Host\Dav\Http\Multistatus;
use Host\Dav\Http\Reply;
use Host\Dav\Plugins\Nodes;
use Host\Dav\Problem;
use Host\Dav\Properties\PropertyChanges;
use Host\Dav\Properties\Stored;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Tree;
use Sabre\DAV\Server as Events;

/** PUT, MKCOL, DELETE and PROPPATCH. */
final class Writing {
	public function __construct(
		private readonly Events $events,
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Nodes $nodes,
		private readonly Stored $stored,
		private readonly PropertyChanges $changes,
		private readonly Writes $calendars,
		private readonly Quota $quota,
		private readonly string $user,
		private readonly bool $isOld,
	) {
	}

	public function put(): void {
		if ($this->call->header('content-range') !== '') {
			throw Problem::of('BadRequest', 'Content-Range on PUT requests are forbidden.');
		}
		$this->tree->has($this->call->path) ? $this->overwrite($this->call->path) : $this->create($this->call->path);
	}

	private function overwrite(string $path): void {
		$document = $this->tree->find($path);
		if (!$document instanceof Document) {
			throw Problem::of('Conflict', 'PUT is not allowed on non-files.');
		}
		$this->quota->needForBody($document, $this->call);
		$content = new Content($this->call->body);
		if (!$this->events->emit('beforeWriteContent', [$path, $this->nodes->of($document), &$content->bytes, &$content->isChanged])) {
			return;
		}
		$document->replace($content->stream($this->call->header('content-length')), $this->call);
		$this->tree->forget();
		$this->events->emit('afterWriteContent', [$path, $this->nodes->of($this->tree->find($path))]);
		$this->reply->done(204);
		$this->tell($path, !$content->isChanged);
	}

	private function create(string $path): void {
		[$folder, $name] = Address::split($path);
		$parent = $this->isOld ? null : $this->parentForFile($folder);
		if (!$this->events->emit('beforeBind', [$path])) {
			return;
		}
		$parent ??= $this->parentForFile($folder);
		$this->quota->needForBody($parent, $this->call, $name);
		$content = new Content($this->call->body);
		if (!$this->events->emit('beforeCreateFile', [$path, &$content->bytes, $this->nodes->of($parent), &$content->isChanged])) {
			return;
		}
		$parent->addFile($name, $content->stream($this->call->header('content-length')), $this->call);
		$this->tree->forget();
		// a client is told of what was written, and not of what follows from it
		$this->tree->findOrNull($path);
		$this->events->emit('afterBind', [$path]);
		$this->events->emit('afterCreateFile', [$path, $this->nodes->of($parent)]);
		$this->reply->done(201);
		$this->tell($path, !$content->isChanged);
	}

	public function mkcol(): void {
		if (str_starts_with($this->call->path, 'calendars/')) {
			$this->calendars->make('{DAV:}mkcol');
			return;
		}
		$text = $this->call->text();
		$changes = $text === '' ? [] : $this->newFolder($text);
		[$folder, $name] = Address::split($this->call->path);
		$this->quota->needForFolder($this->tree, $this->call->path);
		$parent = $this->tree->findOrNull($folder) ?? throw Problem::of('Conflict', 'Parent node does not exist');
		if (!$parent instanceof Collection) {
			throw Problem::of('Conflict', 'Parent node is not a collection');
		}
		if ($parent->has($name)) {
			throw Problem::of('MethodNotAllowed', 'The resource you tried to create already exists');
		}
		if (!$this->events->emit('beforeBind', [$this->call->path])) {
			// as on the server, which tells nobody
			$this->reply->done(201);
			return;
		}
		$parent->addFolder($name);
		$this->tree->forget();
		$statuses = $changes === [] ? [] : $this->changes->make($this->call->path, $changes);
		if (self::hasRefusal($statuses)) {
			$this->reply->xml(207, $this->statuses($statuses));
			return;
		}
		$this->events->emit('afterBind', [$this->call->path]);
		$this->events->emit('afterCreateCollection', [$this->call->path]);
		$this->reply->done(201);
		$this->tell($this->call->path, false);
	}

	public function delete(): void {
		$path = $this->call->path;
		$this->checkParent($path);
		if ($this->events->emit('beforeUnbind', [$path])) {
			$this->tree->delete($path);
			$this->stored->remove($this->user, $path);
			$this->events->emit('afterUnbind', [$path]);
			$this->reply->done(204);
		}
	}

	public function proppatch(): void {
		$changes = Body::changes($this->call->text());
		$statuses = $this->changes->make($this->call->path, $changes);
		$this->reply->headers['Vary'] = 'Brief,Prefer';
		if ($this->call->wantsLittle() && !self::hasRefusal($statuses)) {
			$this->reply->status = 204;
			return;
		}
		$this->reply->xml(207, $this->statuses($statuses));
	}

	/** Tells the client which file it has written. */
	public function tell(string $path, bool $withEtag): void {
		$entry = $this->tree->findOrNull($path);
		$isFile = $entry !== null && $entry->fileId() !== '';
		if ($isFile) {
			$this->reply->headers['OC-FileId'] = $entry->fileId();
		}
		$isTold = $isFile || $this->call->method === 'PUT' && $this->reply->status === 204;
		if ($withEtag && $entry instanceof Document && ($isTold || $entry->isToldWhenNew())) {
			$this->reply->headers += ['ETag' => $entry->etag(), 'OC-ETag' => $entry->etag()];
		}
	}

	/** @param array<string, int> $statuses */
	private static function hasRefusal(array $statuses): bool {
		return array_filter($statuses, static fn (int $status): bool => $status > 299) !== [];
	}

	/** @param array<string, int> $statuses by property */
	private function statuses(array $statuses): string {
		$byStatus = [];
		foreach ($statuses as $name => $status) {
			$byStatus[$status][$name] = null;
		}
		$answer = new Multistatus($this->call->base, $this->call->path);
		$answer->add($this->call->path, $byStatus);
		return $answer->xml();
	}

	/** Where a folder is missing the message names it, and not what would be in it; the old tree does not look there. */
	public function checkParent(string $path): void {
		if (!$this->isOld) {
			$this->tree->find(Address::split($path)[0]);
		}
	}

	/** The old tree says conflict where the other says that there is nothing. */
	private function parentForFile(string $path): Collection {
		$parent = $this->isOld
			? $this->tree->findOrNull($path) ?? throw Problem::of('Conflict', 'Files cannot be created in non-existent collections')
			: $this->tree->find($path);
		if ($parent instanceof Collection) {
			return $parent;
		}
		throw $this->isOld
			? Problem::of('Conflict', 'Files can only be created as children of collections')
			: Problem::of('NotFound', "Node with name '{$parent->name()}' could not be found");
	}

	/** @return array<string, \DOMElement|null> properties that a MKCOL sets besides */
	private function newFolder(string $text): array {
		if (preg_match('#^(application|text)/xml#', $this->call->header('content-type')) !== 1) {
			throw Problem::of('UnsupportedMediaType', 'The request body for the MKCOL request must have an xml Content-Type');
		}
		$changes = Body::changes($text, '{DAV:}mkcol');
		$type = $changes['{DAV:}resourcetype']
			?? throw Problem::of('BadRequest', 'The mkcol request must include a {DAV:}resourcetype property');
		if (count(Body::children($type)) > 1) {
			throw Problem::of(
				'InvalidResourceType',
				'The {DAV:}resourcetype you specified is not supported here.',
				"  <d:valid-resourcetype/>\n",
			);
		}
		unset($changes['{DAV:}resourcetype']);
		return $changes;
	}
}
