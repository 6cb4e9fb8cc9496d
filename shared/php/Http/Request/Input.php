<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

use Shared\Schema\JsonText;

/**
 * The caller's input, validated against the contract and, for query and path, coerced to the schema's types.
 *
 * One per request; ContractMiddleware fills it before the action runs. Controllers read path values here and not from
 * their arguments, which the host lets the body's keys override (docs/host-facts.md, "Request parameters").
 */
final class Input {
	private mixed $body = null;
	private mixed $document = null;
	/** @var array<string, mixed> */
	private array $query = [];
	/** @var array<string, string> */
	private array $path = [];
	private ?UploadedFile $upload = null;
	private ?RawInput $raw = null;

	/**
	 * @param mixed $document the body with objects as objects
	 * @param array<string, mixed> $query
	 * @param array<string, string> $path
	 */
	public function fill(mixed $document, array $query, array $path, ?UploadedFile $upload = null, ?RawInput $raw = null): void {
		$this->document = $document;
		$this->body = JsonText::plain($document);
		$this->query = $query;
		$this->path = $path;
		$this->upload = $upload;
		$this->raw = $raw;
	}

	/** The body with objects as arrays; null for routes without a body. */
	public function body(): mixed {
		return $this->body;
	}

	/** The body with objects as objects, for routes that store unknown members as received. */
	public function document(): \stdClass {
		return $this->document instanceof \stdClass ? $this->document : new \stdClass();
	}

	/**
	 * The query values that the contract names and the caller sent.
	 *
	 * @return array<string, mixed>
	 */
	public function query(): array {
		return $this->query;
	}

	/**
	 * One value of the path, URL-decoded.
	 *
	 * @throws \LogicException when the contract names no such value
	 */
	public function path(string $name): string {
		return $this->path[$name] ?? throw new \LogicException("The route has no path value \"$name\"");
	}

	/**
	 * The file of a multipart form.
	 *
	 * @throws \LogicException when the contract declares no file
	 */
	public function upload(): UploadedFile {
		return $this->upload ?? throw new \LogicException('The route takes no file');
	}

	/**
	 * The unmodified body, with its signature.
	 *
	 * @throws \LogicException when the contract declares no raw body
	 */
	public function raw(): RawInput {
		return $this->raw ?? throw new \LogicException('The route takes no raw body');
	}
}
