<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Sabre\HTTP\ResponseInterface;

/** What is answered. */
final class Reply implements ResponseInterface {
	/** 0 until something has been done. */
	public int $status = 0;
	/** @var array<string, string> */
	public array $headers = [];
	/** @var string|\Closure(): void text, or what writes it */
	public string|\Closure $body = '';

	#[\Override]
	public function getStatus(): int {
		return $this->status;
	}

	#[\Override]
	public function setStatus($status) {
		$this->status = (int)$status;
	}

	#[\Override]
	public function getHeader(string $name) {
		return $this->headers[$this->known($name)] ?? null;
	}

	#[\Override]
	public function setHeader(string $name, $value) {
		unset($this->headers[$this->known($name)]);
		$this->headers[$name] = is_array($value) ? implode(', ', $value) : $value;
	}

	#[\Override]
	public function setBody($body) {
		$this->body = match (true) {
			is_string($body) => $body,
			is_callable($body) => static function () use ($body): void {
				$body();
			},
			default => static function () use ($body): void {
				fpassthru($body);
			},
		};
	}

	#[\Override]
	public function getBodyAsString(): string {
		if ($this->body instanceof \Closure) {
			ob_start();
			($this->body)();
			$this->body = (string)ob_get_clean();
		}
		return $this->body;
	}

	public function xml(int $status, string $body): void {
		$this->status = $status;
		$this->headers['Content-Type'] = 'application/xml; charset=utf-8';
		$this->body = $body;
	}

	/** Done, and nothing to read. */
	public function done(int $status): void {
		$this->status = $status;
		$this->headers['Content-Length'] = '0';
	}

	public function send(): void {
		http_response_code($this->status);
		foreach ($this->headers as $name => $value) {
			header("$name: $value");
		}
		is_string($this->body) ? print($this->body) : ($this->body)();
	}

	/** A header's name as it was written first. */
	private function known(string $name): string {
		foreach (array_keys($this->headers) as $known) {
			if (strcasecmp($known, $name) === 0) {
				return $known;
			}
		}
		return $name;
	}
}
