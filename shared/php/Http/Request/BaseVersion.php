<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

use Shared\Exception\Conflict;
use Shared\IsoTime;

/** The document versions on which a client says its change is based. */
final class BaseVersion {
	/** @param list<string> $accepted empty when the client sends none, which matches any version */
	private function __construct(private readonly array $accepted) {
	}

	/**
	 * @param mixed $fromBody null or empty means none
	 * @param string $ifMatch the header; empty or `*` means none
	 */
	public static function of(mixed $fromBody, string $ifMatch): self {
		if (is_string($fromBody) && $fromBody !== '') {
			return new self([$fromBody]);
		}
		$versions = [];
		foreach (explode(',', $ifMatch) as $tag) {
			// The tag of an answer begins with the version; what follows is about the caller.
			$version = explode('.', trim(preg_replace('~^\s*W/~', '', $tag) ?? '', " \t\""))[0];
			if ($version !== '') {
				$versions[] = $version;
			}
		}
		return new self(in_array('*', $versions, true) ? [] : $versions);
	}

	/**
	 * The refusal of a change based on another version.
	 *
	 * @param string $reason such as `stale_version`
	 * @param array{baseVersion: string}|array{revision: int} $current the document's current version
	 * @param ?string $author id of the account that saved it
	 * @param ?string $authorName the same, by display name
	 * @param ?int $updatedAt Unix seconds
	 * @param ?string $pointer to the version that was sent
	 */
	public static function stale(
		string $reason,
		string $message,
		array $current,
		?string $author,
		?string $authorName,
		?int $updatedAt,
		?string $pointer = null,
	): Conflict {
		return new Conflict($reason, $message, $pointer, [
			...$current,
			'author' => $author,
			'authorName' => $authorName,
			'updatedAt' => IsoTime::of($updatedAt),
		]);
	}

	public function fits(string $version): bool {
		return $this->accepted === [] || in_array($version, $this->accepted, true);
	}
}
