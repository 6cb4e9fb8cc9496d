<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Methods;

use Host\Dav\Http\Body;
use Host\Dav\Http\ByteRange;
use Host\Dav\Http\Call;
use Host\Dav\Http\Multistatus;
use Host\Dav\Http\Reply;
use Host\Dav\Properties\Properties;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Entry;
use Host\Dav\Tree\Tree;

/** GET, HEAD, OPTIONS and PROPFIND. */
final class Reading {
	public const METHODS = 'OPTIONS, GET, HEAD, DELETE, PROPFIND, PUT, PROPPATCH, COPY, MOVE, REPORT';
	private const WELCOME =
		'This is the WebDAV interface. It can only be accessed by WebDAV clients such as the Nextcloud desktop sync client.';

	public function __construct(
		private readonly Tree $tree,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Properties $properties,
	) {
	}

	public function options(): void {
		$this->reply->done(200);
		$this->reply->headers += [
			'Allow' => $this->allowed(),
			'DAV' => $this->properties->features($this->call->path),
			'MS-Author-Via' => 'DAV',
			'Accept-Ranges' => 'bytes',
		];
	}

	public function allowed(): string {
		return self::METHODS . ($this->tree->findOrNull($this->call->path) === null ? ', MKCOL' : '');
	}

	/** What is to be said where there is no file to send. */
	public function welcome(): void {
		$this->reply->status = 200;
		$this->reply->body = self::WELCOME;
	}

	/** False where there is no file. */
	public function file(): bool {
		$document = $this->tree->find($this->call->path);
		if (!$document instanceof Document) {
			return false;
		}
		$this->reply->status = 200;
		$size = $document->size();
		[$type, $modified, $etag] = $this->facts($document);
		$this->headers(['Content-Type' => $type, 'Last-Modified' => $modified, 'ETag' => $etag]);
		$ifRange = $this->call->header('if-range');
		$range = $ifRange === '' || ByteRange::isCurrent($ifRange, $etag, $document->modified())
			? ByteRange::of($this->call->header('range'), $size)
			: null;
		if ($range !== null) {
			$this->reply->status = 206;
			$this->headers([
				'Content-Length' => (string)$range->length(),
				'Content-Range' => "bytes {$range->first}-{$range->last}/{$range->size}",
			]);
		}
		$this->headers(['Content-Length' => $size > 0 ? (string)$size : '', 'OC-ETag' => $etag]);
		if ($this->call->method === 'GET') {
			$stream = $document->read();
			$this->reply->body = static fn () =>
				self::copy($stream, $range === null ? 0 : $range->first, $range === null ? $size : $range->length());
		}
		return true;
	}

	/** What a file that was sent is to be called; also where a plugin has sent it. */
	public function name(): void {
		$document = $this->tree->findOrNull($this->call->path);
		if ($document instanceof Document) {
			$this->headers([
				'Content-Disposition' => $document->disposition(), 'OC-Checksum' => $document->checksum(), 'X-Accel-Buffering' => 'no',
			]);
		}
	}

	/** @return list<string> what the headers of a file say, which plugins may answer as they do its properties */
	private function facts(Document $document): array {
		$names = ['{DAV:}getcontenttype', '{DAV:}getcontentlength', '{DAV:}getlastmodified', '{DAV:}getetag'];
		$values = $this->properties->values($this->call->path, $document, $names, 0)[200] ?? [];
		$texts = array_map(static fn (string $name): mixed => $values[$name] ?? '', $names);
		[$type, , $modified, $etag] = array_map(static fn (mixed $text): string => is_string($text) ? $text : '', $texts);
		// a browser is not told the type of what it would run
		return [$type === $document->type() ? $document->safeType() : $type, $modified, $etag];
	}

	public function propfind(): void {
		$wanted = Body::wanted($this->call->text());
		$depth = $this->call->depth();
		// clients of calendars look for these here too, also when the folder cannot be listed
		$this->reply->headers += ['Vary' => 'Brief,Prefer', 'DAV' => $this->properties->features($this->call->path)];
		$answer = new Multistatus($this->call->base, $this->call->path);
		$this->list($answer, $this->call->path, $this->tree->find($this->call->path), $wanted, $depth);
		$this->reply->xml(207, $answer->xml());
	}

	/** @param list<string>|null $wanted */
	private function list(Multistatus $answer, string $path, Entry $entry, ?array $wanted, int $depth): void {
		$values = $this->properties->values($path, $entry, $wanted, $depth);
		$isFolder = $entry instanceof Collection;
		if ($values !== null) {
			$shown = $this->call->wantsLittle() ? array_diff_key($values, [404 => true]) : $values;
			$answer->add($isFolder ? ltrim("$path/", '/') : $path, $shown);
		}
		if (!$isFolder || $depth === 0) {
			return;
		}
		foreach ($entry->children() as $child) {
			$this->list($answer, ltrim("$path/{$child->name()}", '/'), $child, $wanted, $depth === Call::INFINITY ? $depth : $depth - 1);
		}
	}

	/** @param array<string, string> $headers of which empty ones are left out */
	private function headers(array $headers): void {
		$this->reply->headers += array_filter($headers, static fn (string $value): bool => $value !== '');
	}

	/** @param resource $stream */
	private static function copy(mixed $stream, int $from, int $length): void {
		$output = fopen('php://output', 'wb');
		if ($output !== false && $length > 0) {
			stream_copy_to_stream($stream, $output, $length, $from);
		}
		fclose($stream);
	}
}
