<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

/** Values of properties: what an entry knows itself, what every entry has, what people have stored. */
final class Properties {
	private const METHODS = ['OPTIONS', 'GET', 'HEAD', 'DELETE', 'PROPFIND', 'PUT', 'PROPPATCH', 'COPY', 'MOVE', 'REPORT'];

	/** @param bool $hasPrincipals false in the old tree, which has nothing but files */
	public function __construct(
		private readonly Stored $stored,
		private readonly string $base,
		private readonly string $user,
		private readonly bool $hasPrincipals,
	) {
	}

	/** What this server can do, in the words of the DAV header. */
	public function features(): string {
		return '1, 3, extended-mkcol' . ($this->hasPrincipals ? ', access-control' : '');
	}

	/**
	 * @param list<string>|null $wanted null: those that every client wants
	 * @return array{200: array<string, string|Markup>, 404: array<string, null>}
	 */
	public function values(string $path, Entry $entry, ?array $wanted): array {
		$found = [200 => [], 404 => []];
		$stored = null;
		foreach ($wanted ?? Body::ALL as $name) {
			$value = $entry->property($name) ?? $this->common($name, $entry);
			if ($value === null && $wanted !== null && Stored::isReadable($name)) {
				$stored ??= $this->stored->of($this->user, $path);
				$value = $stored[$name] ?? null;
			}
			$value === null ? $found[404][$name] = null : $found[200][$name] = $value;
		}
		return $found;
	}

	private function common(string $name, Entry $entry): ?Markup {
		return match (true) {
			$name === '{DAV:}supported-report-set' => new Markup(''),
			$name === '{DAV:}supported-method-set' => new Markup(implode('', array_map(static fn (string $method): string => "<d:supported-method name=\"$method\"/>", self::METHODS))),
			// files have neither owners nor principals in this sense
			$name === '{DAV:}current-user-principal' && $this->hasPrincipals && $entry->fileId() === '' => Markup::hrefs($this->base, "principals/users/{$this->user}/"),
			default => null,
		};
	}
}
