<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model;

/** The versions of a page that a client says its change was made on. */
final class BaseVersion {
	/** @param list<string> $accepted empty when the client says nothing, which fits any */
	private function __construct(private readonly array $accepted) {
	}

	/**
	 * @param mixed $fromBody null or empty says nothing
	 * @param string $ifMatch the header; empty or `*` says nothing
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

	public function fits(string $version): bool {
		return $this->accepted === [] || in_array($version, $this->accepted, true);
	}
}
