<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

use OCP\IRequest;
use Shared\Exception\Invalid;
use Shared\Exception\Refusal;
use Shared\Schema\Coercion;
use Shared\Schema\JsonText;
use Shared\Schema\Problem;
use Shared\Schema\SchemaValidator;

/**
 * Reads a request as the contract declares it: the raw body once, and query and path separately from it and from each other.
 *
 * The host merges all three into one bag where a body's `id` overrides the URL's, and treats broken JSON as an empty
 * body (docs/host-facts.md, "Request parameters"), so nothing is read through `getParam`.
 *
 * @phpstan-type Route array{
 *     params: ?array<string, mixed>, query: ?array<string, mixed>, body: ?array<string, mixed>, aliases: array<string, string>,
 *     wraps: ?string, upload: ?non-empty-list<string>, raw: ?array{signature: ?string}, maxBytes: int, ...
 * }
 */
final class RequestReader {
	public function __construct(
		private readonly IRequest $request,
		private readonly RawBody $raw,
		private readonly SchemaValidator $validator,
		private readonly UploadReader $uploads,
	) {
	}

	/**
	 * @param Route $route
	 * @throws Refusal with every problem of path, query and body
	 */
	public function read(array $route, Input $input): void {
		$problems = [];
		// What is no form has none of its fields either.
		$upload = $route['upload'] === null ? null : $this->uploads->file($route['upload']);
		$path = $this->path($route, $problems);
		$query = $this->query($route, $problems);
		$document = $route['body'] === null ? null : $this->body($route['body'], $route, $problems);
		if ($problems !== []) {
			throw Problem::refusal($problems);
		}
		$input->fill($document, $query, $path, $upload, $route['raw'] === null ? null : $this->raw($route['raw'], $route['maxBytes']));
	}

	/** @param array{signature: ?string} $raw */
	private function raw(array $raw, int $maxBytes): RawInput {
		// PHP parses such a form and keeps none of its bytes.
		if (str_starts_with(strtolower($this->request->getHeader('Content-Type')), 'multipart/form-data')) {
			throw new Invalid('invalid_input', 'Send the body as raw bytes, not as a multipart form.', '');
		}
		return new RawInput($this->bytes($maxBytes), $raw['signature'] === null ? '' : $this->request->getHeader($raw['signature']));
	}

	private function bytes(int $maxBytes): string {
		if ((int)$this->request->getHeader('Content-Length') > $maxBytes) {
			throw RawBody::tooLarge($maxBytes);
		}
		return $this->raw->read($maxBytes);
	}

	/**
	 * @param Route $route
	 * @param list<Problem> $problems
	 * @return array<string, string>
	 */
	private function path(array $route, array &$problems): array {
		if ($route['params'] === null) {
			return [];
		}
		$named = self::properties($route['params']);
		$sent = [];
		foreach ($this->request->urlParams as $name => $value) {
			if (isset($named[$name])) {
				$sent[(string)$name] = $value;
			}
		}
		self::refuseUnreadable($sent, '/path');
		$this->check(Coercion::members($sent, $named), $route['params'], '/path', $problems);
		return $sent;
	}

	/**
	 * @param Route $route
	 * @param list<Problem> $problems
	 * @return array<string, mixed>
	 */
	private function query(array $route, array &$problems): array {
		if ($route['query'] === null) {
			return [];
		}
		$named = self::properties($route['query']);
		$sent = self::urlDecoded($this->request->server['QUERY_STRING'] ?? '', '/query');
		$renamed = Aliases::apply($sent, $route['aliases']);
		$members = Coercion::members(array_intersect_key($renamed->members, $named), $named);
		$this->check($members, $route['query'], '/query', $problems, $renamed);
		$plain = JsonText::plain($members);
		return is_array($plain) ? array_filter($plain, is_string(...), ARRAY_FILTER_USE_KEY) : [];
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param Route $route
	 * @param list<Problem> $problems
	 */
	private function body(array $schema, array $route, array &$problems): mixed {
		$body = $this->decodedBody(self::withOtherNames($schema, $route['aliases']), $route);
		$renamed = null;
		if ($body instanceof \stdClass) {
			$renamed = Aliases::apply(JsonText::members($body), $route['aliases'], $route['wraps'], self::properties($schema));
			$body = (object)$renamed->members;
		}
		$this->check($body, $schema, '', $problems, $renamed);
		return $body;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param Route $route
	 */
	private function decodedBody(array $schema, array $route): mixed {
		if ($route['upload'] !== null) {
			$fields = $this->uploads->fields();
			self::refuseUnreadable($fields, '');
			return Coercion::coerced($fields, $schema);
		}
		$bytes = $this->bytes($route['maxBytes']);
		$type = strtolower($this->request->getHeader('Content-Type'));
		if (str_starts_with($type, 'multipart/')) {
			throw new Invalid('broken_json', 'Send the body as JSON.', '');
		}
		$text = ltrim($bytes);
		if ($text === '') {
			return self::takesObject($schema) ? new \stdClass() : null;
		}
		// Tools that post JSON without a content type declare it as a form; a form never begins like this.
		if (str_starts_with($type, 'application/x-www-form-urlencoded') && $text[0] !== '{' && $text[0] !== '[') {
			return Coercion::coerced(array_diff_key(self::urlDecoded($bytes, ''), ['requesttoken' => true]), $schema);
		}
		try {
			$body = JsonText::decode($bytes);
		} catch (\JsonException) {
			throw new Invalid('broken_json', 'The body is not valid JSON.', '');
		}
		if (str_contains($bytes, '\u0000')) {
			self::refuseUnreadable($body, '');
		}
		return $body;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param list<Problem> $problems
	 */
	private function check(mixed $value, array $schema, string $base, array &$problems, ?Aliases $renamed = null): void {
		foreach ($this->validator->validate($value, $schema) as $problem) {
			$problems[] = $problem->at($base . ($renamed?->sent($problem->pointer) ?? $problem->pointer));
		}
	}

	/** @return array<string, mixed> */
	private static function urlDecoded(string $text, string $base): array {
		$names = substr_count($text, '&') + 1;
		if ($names > (int)ini_get('max_input_vars')) {
			throw new Invalid('invalid_input', 'Too many values.', $base);
		}
		parse_str($text, $values);
		self::refuseUnreadable($values, $base);
		$members = [];
		foreach ($values as $name => $value) {
			$members[(string)$name] = $value;
		}
		return $members;
	}

	/** @throws Invalid at the first text with a NUL byte or with bytes that are not UTF-8 */
	private static function refuseUnreadable(mixed $value, string $pointer): void {
		if (is_string($value) && (str_contains($value, "\0") || !mb_check_encoding($value, 'UTF-8'))) {
			throw new Invalid('invalid_input', trim("$pointer must be UTF-8 text without NUL bytes."), $pointer);
		}
		if (is_array($value) || $value instanceof \stdClass) {
			foreach ((array)$value as $key => $item) {
				self::refuseUnreadable((string)$key, $pointer);
				self::refuseUnreadable($item, $pointer . Problem::token($key));
			}
		}
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function properties(array $schema): array {
		$properties = $schema['properties'] ?? [];
		return is_array($properties) ? array_filter($properties, is_string(...), ARRAY_FILTER_USE_KEY) : [];
	}

	/**
	 * The schema with a value's aliases next to its own name, so that form text is coerced under each of them.
	 *
	 * @param array<string, mixed> $schema
	 * @param array<string, string> $aliases
	 * @return array<string, mixed>
	 */
	private static function withOtherNames(array $schema, array $aliases): array {
		$properties = self::properties($schema);
		foreach ($aliases as $other => $name) {
			if (isset($properties[$name])) {
				$properties[$other] ??= $properties[$name];
			}
		}
		return $properties === [] ? $schema : ['properties' => $properties] + $schema;
	}

	/** @param array<array-key, mixed> $schema */
	private static function takesObject(array $schema): bool {
		$options = is_array($schema['anyOf'] ?? null) ? $schema['anyOf'] : [$schema];
		foreach ($options as $option) {
			if (is_array($option) && in_array('object', (array)($option['type'] ?? 'object'), true)) {
				return true;
			}
		}
		return false;
	}
}
