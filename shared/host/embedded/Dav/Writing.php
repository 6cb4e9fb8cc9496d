<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\Dav\Files\Quota;

/** PUT, MKCOL, DELETE and PROPPATCH. */
final class Writing {
	/** Properties that the host alone sets. */
	private const PROTECTED = [
		'{DAV:}getcontentlength', '{DAV:}getlastmodified', '{DAV:}lockdiscovery', '{DAV:}supportedlock', '{DAV:}quota-available-bytes', '{DAV:}quota-used-bytes', '{DAV:}supported-privilege-set',
		'{DAV:}current-user-privilege-set', '{DAV:}acl', '{DAV:}acl-restrictions', '{DAV:}inherited-acl-set', '{DAV:}supported-method-set', '{DAV:}supported-report-set', '{DAV:}sync-token',
		'{http://owncloud.org/ns}id', '{http://owncloud.org/ns}fileid', '{http://owncloud.org/ns}permissions', '{http://owncloud.org/ns}size', '{http://owncloud.org/ns}downloadURL',
		'{http://owncloud.org/ns}owner-id', '{http://owncloud.org/ns}owner-display-name', '{http://owncloud.org/ns}checksums', '{http://owncloud.org/ns}data-fingerprint',
		'{http://nextcloud.org/ns}has-preview', '{http://nextcloud.org/ns}mount-type', '{http://nextcloud.org/ns}is-federated', '{http://nextcloud.org/ns}note', '{http://nextcloud.org/ns}share-attributes',
	];

	public function __construct(
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Stored $stored,
		private readonly Quota $quota,
		private readonly string $user,
		private readonly bool $isOld,
	) {
	}

	public function put(): void {
		if ($this->call->header('content-range') !== '') {
			throw Problem::of('BadRequest', 'Content-Range on PUT requests are forbidden.');
		}
		$path = $this->call->path;
		$exists = $this->tree->has($path);
		if ($exists) {
			$document = $this->tree->find($path);
			if (!$document instanceof Document) {
				throw Problem::of('Conflict', 'PUT is not allowed on non-files.');
			}
			$this->quota->needForBody($document, $this->call);
			$document->replace($this->call->body, $this->call);
		} else {
			[$folder, $name] = Address::split($path);
			$parent = $this->parentForFile($folder);
			$this->quota->needForBody($parent, $this->call, $name);
			$parent->addFile($name, $this->call->body, $this->call);
		}
		$this->tree->forget();
		$this->reply->done($exists ? 204 : 201);
		$this->tell($path, true);
	}

	public function mkcol(): void {
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
		$parent->addFolder($name);
		$this->tree->forget();
		foreach ($changes as $property => $value) {
			$this->stored->set($this->user, $this->call->path, $property, $value);
		}
		$this->reply->done(201);
		$this->tell($this->call->path, false);
	}

	public function delete(): void {
		$this->checkParent($this->call->path);
		$this->tree->delete($this->call->path);
		$this->stored->remove($this->user, $this->call->path);
		$this->reply->done(204);
	}

	public function proppatch(): void {
		$changes = Body::changes($this->call->text());
		$entry = $this->tree->find($this->call->path);
		$statuses = $this->apply($entry, $changes);
		$this->reply->headers['Vary'] = 'Brief,Prefer';
		if ($this->call->wantsLittle() && array_filter($statuses, static fn (int $status): bool => $status > 299) === []) {
			$this->reply->status = 204;
			return;
		}
		$byStatus = [];
		foreach ($statuses as $name => $status) {
			$byStatus[$status][$name] = null;
		}
		$answer = new Multistatus($this->call->base);
		$answer->add($this->call->path, $byStatus);
		$this->reply->xml(207, $answer->xml());
	}

	/** Tells the client which file it has written. */
	public function tell(string $path, bool $withEtag): void {
		$entry = $this->tree->findOrNull($path);
		$isFile = $entry !== null && $entry->fileId() !== '';
		if ($isFile) {
			$this->reply->headers['OC-FileId'] = $entry->fileId();
		}
		if ($withEtag && $entry instanceof Document && ($isFile || $this->call->method === 'PUT' && $this->reply->status === 204)) {
			$this->reply->headers += ['ETag' => $entry->etag(), 'OC-ETag' => $entry->etag()];
		}
	}

	/**
	 * All of the changes, or none of them.
	 *
	 * @param array<string, \DOMElement|null> $changes
	 * @return array<string, int> status by property
	 */
	private function apply(Entry $entry, array $changes): array {
		$statuses = array_map(static fn (): int => 403, array_intersect_key($changes, array_flip(self::PROTECTED)));
		$failed = $statuses !== [];
		$setters = array_filter(array_map(static fn (string $name): ?\Closure => isset($statuses[$name]) ? null : $entry->setter($name), array_combine(array_keys($changes), array_keys($changes))));
		foreach ($setters as $name => $setter) {
			$status = $failed ? 424 : $setter($changes[$name]);
			$statuses[$name] = $status;
			$failed = $failed || $status >= 400;
		}
		foreach (array_diff_key($changes, $statuses) as $name => $value) {
			$statuses[$name] = $failed ? 424 : ($value === null ? 204 : 200);
			if (!$failed) {
				$this->stored->set($this->user, $this->call->path, $name, $value);
			}
		}
		return $statuses;
	}

	/** Where a folder is missing the message names it, and not what would be in it; the old tree does not look there. */
	public function checkParent(string $path): void {
		if (!$this->isOld) {
			$this->tree->find(Address::split($path)[0]);
		}
	}

	/** The old tree says conflict where the other says that there is nothing. */
	private function parentForFile(string $path): Collection {
		$parent = $this->isOld ? $this->tree->findOrNull($path) ?? throw Problem::of('Conflict', 'Files cannot be created in non-existent collections') : $this->tree->find($path);
		if ($parent instanceof Collection) {
			return $parent;
		}
		throw $this->isOld ? Problem::of('Conflict', 'Files can only be created as children of collections') : Problem::of('NotFound', "Node with name '{$parent->name()}' could not be found");
	}

	/** @return array<string, \DOMElement|null> properties that a MKCOL sets besides */
	private function newFolder(string $text): array {
		if (preg_match('#^(application|text)/xml#', $this->call->header('content-type')) !== 1) {
			throw Problem::of('UnsupportedMediaType', 'The request body for the MKCOL request must have an xml Content-Type');
		}
		$changes = Body::changes($text, '{DAV:}mkcol');
		$type = $changes['{DAV:}resourcetype'] ?? throw Problem::of('BadRequest', 'The mkcol request must include a {DAV:}resourcetype property');
		if (count(Body::children($type)) > 1) {
			throw Problem::of('InvalidResourceType', 'The {DAV:}resourcetype you specified is not supported here.', "  <d:valid-resourcetype/>\n");
		}
		unset($changes['{DAV:}resourcetype']);
		return $changes;
	}
}
