<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Host\Dav\Problem;
use Sabre\HTTP\RequestInterface;

/** What a client asks: method, path, headers, body. */
final class Call implements RequestInterface {
	/** The depth of a PROPFIND that lists everything below. */
	public const INFINITY = -1;

	public readonly string $path;

	/**
	 * @param string $base address of the tree, with a slash at the end
	 * @param \Closure(string): string $headers a header by its name, empty when there is none
	 * @param resource $body
	 */
	public function __construct(
		public readonly string $method,
		private readonly string $address,
		public readonly string $base,
		private readonly \Closure $headers,
		public readonly mixed $body,
	) {
		$this->path = Address::inside($address, $base);
	}

	/** The same request by another method. */
	public function by(string $method): self {
		return new self($method, $this->address, $this->base, $this->headers, $this->body);
	}

	#[\Override]
	public function getMethod(): string {
		return $this->method;
	}

	#[\Override]
	public function getPath(): string {
		return $this->path;
	}

	#[\Override]
	public function getHeader(string $name) {
		return $this->header($name) === '' ? null : $this->header($name);
	}

	#[\Override]
	public function getBodyAsString(): string {
		return $this->text();
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
		return $depth === 'infinity' ? self::INFINITY : (ctype_digit($depth) ? (int)$depth : 1);
	}

	/** Does the client want to hear only of what it did not expect? */
	public function wantsLittle(): bool {
		return preg_match('/(^|,)\s*return\s*=\s*"?minimal"?\s*(,|;|$)/i', $this->header('prefer')) === 1
			|| ($this->header('prefer') === '' && $this->header('brief') === 't');
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
