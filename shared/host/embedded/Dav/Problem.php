<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Sabre\DAV\Exception;

/** A request that fails: the status, the name that clients know the failure by, and words. */
final class Problem extends Exception {
	private const STATUS = [
		'BadRequest' => 400, 'NotAuthenticated' => 401, 'Forbidden' => 403, 'InvalidResourceType' => 403, 'InvalidSyncToken' => 403,
		'NotFound' => 404, 'MethodNotAllowed' => 405, 'Conflict' => 409,
		'PreconditionFailed' => 412, 'UnsupportedMediaType' => 415, 'ReportNotSupported' => 415, 'RequestedRangeNotSatisfiable' => 416,
		'Locked' => 423, 'NotImplemented' => 501, 'InsufficientStorage' => 507,
	];
	private const INVALID_PATH = 'OCA\DAV\Connector\Sabre\Exception\InvalidPath';
	private const REFUSED = 'OCA\DAV\Connector\Sabre\Exception\Forbidden';

	/**
	 * @param array<string, string> $headers that the answer has besides
	 * @param string $details XML after the message
	 */
	private function __construct(
		public readonly int $status,
		public readonly string $name,
		string $message,
		public readonly array $headers = [],
		private readonly string $details = '',
	) {
		parent::__construct($message);
	}

	/** A failure that WebDAV itself knows, such as NotFound. */
	public static function of(string $kind, string $message = '', string $details = ''): self {
		return new self(self::STATUS[$kind] ?? 500, 'Sabre\DAV\Exception\\' . $kind, $message, [], $details);
	}

	/** A name that no file may have. */
	public static function invalidPath(string $message): self {
		return new self(400, self::INVALID_PATH, $message, [], self::reason($message));
	}

	/** @param list<string> $components that the calendar takes */
	public static function invalidComponent(array $components): self {
		return new self(
			403,
			'Sabre\CalDAV\Exception\InvalidComponentType',
			'iCalendar objects must at least have a component of type ' . implode(', ', $components),
			[],
			"  <cal:supported-calendar-component xmlns:cal=\"urn:ietf:params:xml:ns:caldav\"/>\n",
		);
	}

	/** A client must not ask for a part of everything. */
	public static function limitOnFirstSync(): self {
		$name = 'OCA\DAV\Exception\UnsupportedLimitOnInitialSyncException';
		return new self(507, $name, '', [], "  <d:number-of-matches-within-limits/>\n");
	}

	/** What a rule of the host or of an app forbids. */
	public static function refused(string $message): self {
		return new self(403, self::REFUSED, $message, [], self::reason($message));
	}

	/** What is logged and not told, but for a part of the host's API that is not there. */
	public static function unexpected(?string $message): self {
		return new self(500, 'Sabre\DAV\Exception', $message ?? 'An error occurred; the log says more.');
	}

	/** What a plugin throws. */
	public static function ofPlugin(int $status, string $name, string $message): self {
		return new self($status, $name, $message);
	}

	public static function precondition(string $header, string $message): self {
		return self::of('PreconditionFailed', $message, "  <s:header>$header</s:header>\n");
	}

	/** @param array<string, string> $headers */
	public function withHeaders(array $headers): self {
		return new self($this->status, $this->name, $this->getMessage(), $headers + $this->headers, $this->details);
	}

	private static function reason(string $message): string {
		$reason = htmlspecialchars($message, ENT_NOQUOTES | ENT_XML1);
		return "  <o:retry xmlns:o=\"o:\">false</o:retry>\n  <o:reason xmlns:o=\"o:\">$reason</o:reason>\n";
	}

	#[\Override]
	public function getHTTPCode() {
		return $this->status;
	}

	/** The body that clients read the failure from. */
	public function xml(): string {
		$namespaces = 'xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"'
			. (in_array($this->name, [self::INVALID_PATH, self::REFUSED], true) ? ' xmlns:o="http://owncloud.org/ns"' : '');
		$message = htmlspecialchars($this->getMessage(), ENT_NOQUOTES | ENT_XML1 | ENT_SUBSTITUTE);
		return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<d:error $namespaces>\n  <s:exception>{$this->name}</s:exception>\n"
			. ($message === '' ? "  <s:message/>\n" : "  <s:message>$message</s:message>\n") . $this->details . "</d:error>\n";
	}
}
