<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

/** What a client asks: method, path, headers, body. */
final class Call {
	public readonly string $path;

	/**
	 * @param string $base address of the tree, with a slash at the end
	 * @param \Closure(string): string $headers a header by its name, empty when there is none
	 * @param resource $body
	 */
	public function __construct(
		public readonly string $method,
		string $address,
		public readonly string $base,
		private readonly \Closure $headers,
		public readonly mixed $body,
	) {
		$this->path = Address::inside($address, $base);
	}

	/** A header; none and an empty one are the same to every rule here. */
	public function header(string $name): string {
		return ($this->headers)($name);
	}

	public function text(): string {
		return (string)stream_get_contents($this->body);
	}

	/** How deep a PROPFIND goes; 1 when nothing is said. */
	public function depth(): int {
		$depth = $this->header('depth');
		return $depth === 'infinity' ? PHP_INT_MAX : (ctype_digit($depth) ? (int)$depth : 1);
	}

	/** Does the client want to hear only of what it did not expect? */
	public function wantsLittle(): bool {
		return preg_match('/(^|,)\s*return\s*=\s*"?minimal"?\s*(,|;|$)/i', $this->header('prefer')) === 1 || ($this->header('prefer') === '' && $this->header('brief') === 't');
	}

	public function destination(): string {
		if ($this->header('destination') === '') {
			throw Problem::of('BadRequest', 'The destination header was not supplied');
		}
		return Address::inside($this->header('destination'), $this->base);
	}

	public function mayOverwrite(): bool {
		return match (strtoupper($this->header('overwrite'))) {
			'', 'T' => true,
			'F' => false,
			default => throw Problem::of('BadRequest', 'The HTTP Overwrite header should be either T or F'),
		};
	}
}
