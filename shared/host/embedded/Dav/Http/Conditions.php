<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Host\Dav\Problem;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Entry;
use Host\Dav\Tree\Tree;

/** The headers by which a request is to be done only if … */
final class Conditions {
	public function __construct(
		private readonly Tree $tree,
		private readonly Call $call,
	) {
	}

	/** True when the client has what it asks for already; then the answer is 304. */
	public function notModified(Reply $reply): bool {
		$this->ifMatch();
		if ($this->ifNoneMatch($reply) || $this->ifModifiedSince($reply)) {
			return true;
		}
		$this->ifUnmodifiedSince();
		foreach (self::lists($this->call->header('if')) as [$address, $terms]) {
			$path = $address === '' ? $this->call->path : Address::inside($address, $this->call->base);
			if (array_filter($terms, fn (array $term): bool => $this->holds($path, ...$term)) === []) {
				throw Problem::precondition('If', "Failed to find a valid token/etag combination for $path");
			}
		}
		return false;
	}

	/**
	 * The lists of an If header: the address each is about, empty for the request's own, and its terms.
	 *
	 * @return list<array{string, list<array{bool, string, string}>}> a term: negated, lock token, etag
	 */
	public static function lists(string $header): array {
		preg_match_all(
			'/(?:<(.*?)>\s)?\((Not\s)?(?:<([^>]*)>)?(?:\s?)(?:\[([^\]]*)\])?\)/im',
			$header,
			$found,
			PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL,
		);
		$terms = [];
		$addresses = [];
		foreach ($found as $match) {
			if (($match[1] ?? '') !== '' || $addresses === []) {
				$addresses[] = $match[1] ?? '';
			}
			$terms[count($addresses) - 1][] = [($match[2] ?? '') !== '', $match[3] ?? '', $match[4] ?? ''];
		}
		return array_map(static fn (string $address, array $list): array => [$address, $list], $addresses, array_values($terms));
	}

	/** No lock is ever given out, so no token holds. */
	private function holds(string $path, bool $negated, string $token, string $etag): bool {
		$holds = $token === '' && ($etag === '' || $this->etag($this->tree->find($path)) === $etag);
		return $holds !== $negated;
	}

	private function ifMatch(): void {
		$wanted = $this->call->header('if-match');
		if ($wanted === '') {
			return;
		}
		$entry = $this->tree->findOrNull($this->call->path)
			?? throw Problem::precondition('If-Match', 'An If-Match header was specified and the resource did not exist');
		$etag = $this->etag($entry);
		// some clients write \" where they mean "
		if ($wanted !== '*' && !in_array($etag, [...self::etags($wanted), ...self::etags(str_replace('\\"', '"', $wanted))], true)) {
			throw Problem::precondition('If-Match', 'An If-Match header was specified, but none of the specified ETags matched.')
				->withHeaders($etag === null ? [] : ['ETag' => $etag]);
		}
	}

	private function ifNoneMatch(Reply $reply): bool {
		$unwanted = $this->call->header('if-none-match');
		$entry = $unwanted === '' ? null : $this->tree->findOrNull($this->call->path);
		if ($entry === null) {
			return false;
		}
		$etag = $unwanted === '*' ? null : $this->etag($entry);
		if ($unwanted !== '*' && !in_array($etag, self::etags($unwanted), true)) {
			return false;
		}
		$headers = $etag === null ? [] : ['ETag' => $etag];
		if ($this->call->method !== 'GET') {
			throw Problem::precondition(
				'If-None-Match',
				'An If-None-Match header was specified, but the ETag matched (or * was specified).',
			)
				->withHeaders($headers);
		}
		$reply->headers += $headers;
		return true;
	}

	private function ifModifiedSince(Reply $reply): bool {
		$date = $this->call->header('if-none-match') === '' ? self::date($this->call->header('if-modified-since')) : null;
		$modified = $date === null ? 0 : $this->tree->find($this->call->path)->modified();
		if ($date === null || $modified === 0 || $modified > $date) {
			return false;
		}
		$reply->headers['Last-Modified'] = gmdate('D, d M Y H:i:s', $modified) . ' GMT';
		return true;
	}

	private function ifUnmodifiedSince(): void {
		$date = self::date($this->call->header('if-unmodified-since'));
		if ($date !== null && $this->tree->find($this->call->path)->modified() > $date) {
			throw Problem::precondition(
				'If-Unmodified-Since',
				'An If-Unmodified-Since header was specified, but the entity has been changed since the specified date.',
			);
		}
	}

	private function etag(Entry $entry): ?string {
		return $entry instanceof Document ? $entry->etag() : null;
	}

	/** @return list<string> */
	private static function etags(string $header): array {
		return array_map(static fn (string $one): string => trim($one, ' '), explode(',', $header));
	}

	/** A date in one of the three forms of HTTP. */
	public static function date(string $header): ?int {
		foreach (['D, d M Y H:i:s \G\M\T', 'l, d-M-y H:i:s \G\M\T', 'D M j H:i:s Y'] as $form) {
			$date = \DateTimeImmutable::createFromFormat('!' . $form, preg_replace('/\s+/', ' ', $header) ?? '', new \DateTimeZone('UTC'));
			if ($date !== false) {
				return $date->getTimestamp();
			}
		}
		return null;
	}
}
