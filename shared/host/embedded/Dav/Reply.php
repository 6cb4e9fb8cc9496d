<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

/** What is answered. */
final class Reply {
	public int $status = 200;
	/** @var array<string, string> */
	public array $headers = [];
	/** @var string|\Closure(): void text, or what writes it */
	public string|\Closure $body = '';

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
}
