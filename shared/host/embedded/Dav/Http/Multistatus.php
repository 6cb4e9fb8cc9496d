<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

/** Writes the answer that has a status for each property of each entry. */
final class Multistatus {
	private const PREFIX = [
		'DAV:' => 'd',
		'http://sabredav.org/ns' => 's',
		'http://owncloud.org/ns' => 'oc',
		'http://nextcloud.org/ns' => 'nc',
	];
	/** Where calendars are, too. */
	private const CALENDARS = ['urn:ietf:params:xml:ns:caldav' => 'cal', 'http://calendarserver.org/ns/' => 'cs'];
	/** And where principals are, on a server that has address books, too. */
	private const CONTACTS = ['urn:ietf:params:xml:ns:carddav' => 'card'];
	private const TEXT = [
		200 => 'OK', 204 => 'No Content', 403 => 'Forbidden', 404 => 'Not Found', 409 => 'Conflict', 418 => 'I\'m a teapot',
		423 => 'Locked', 424 => 'Failed Dependency', 507 => 'Insufficient Storage',
	];
	/** @var array<string, string> prefixes of other namespaces, in order of appearance */
	private array $others = [];
	/** @var array<string, string> names of elements that were written before */
	private array $names = [];
	private string $xml = '';
	/** @var array<string, string> prefixes by namespace */
	private array $prefixes;

	/** @param string $path that is asked for: what can be there decides about the prefixes */
	public function __construct(
		private readonly string $base,
		string $path = '',
	) {
		$this->prefixes = array_slice(self::PREFIX, 0, 2) + (self::isOfCalendars($path) ? self::CALENDARS : [])
			+ (str_starts_with($path, 'principals/') ? self::CONTACTS : []) + self::PREFIX;
	}

	public static function isOfCalendars(string $path): bool {
		return preg_match('#^(calendars|principals|system-calendars)/#', $path) === 1;
	}

	/** @param array<int, array<string, string|Markup|null>> $properties by status, then by name in Clark notation */
	public function add(string $path, array $properties): void {
		$this->xml .= '<d:response><d:href>' . Address::encode($this->base . $path) . '</d:href>';
		$any = array_filter($properties, static fn (array $one): bool => $one !== []);
		foreach ($any === [] ? [418 => []] : $any as $status => $values) {
			$this->xml .= '<d:propstat>' . ($values === [] ? '<d:prop/>' : '<d:prop>');
			foreach ($values as $name => $value) {
				$this->element($name, $value);
			}
			$this->xml .= ($values === [] ? '' : '</d:prop>') . "<d:status>HTTP/1.1 $status " . (self::TEXT[$status] ?? '')
				. '</d:status></d:propstat>';
		}
		$this->xml .= '</d:response>';
	}

	/** Adds an entry without properties. */
	public function addStatus(string $path, int $status): void {
		$this->xml .= '<d:response><d:href>' . Address::encode($this->base . $path) . "</d:href><d:status>HTTP/1.1 $status "
			. (self::TEXT[$status] ?? '') . '</d:status></d:response>';
	}

	/** Adds what comes after all entries. */
	public function end(string $xml): void {
		$this->xml .= $xml;
	}

	public function xml(): string {
		$inner = $this->xml === '' ? '/>' : ">{$this->xml}</d:multistatus>";
		return "<?xml version=\"1.0\"?>\n<d:multistatus{$this->namespaces()}$inner\n";
	}

	/** What explains the prefixes, for the root of an answer. */
	public function namespaces(): string {
		$namespaces = '';
		foreach ($this->prefixes as $uri => $prefix) {
			$namespaces .= " xmlns:$prefix=\"$uri\"";
		}
		return $namespaces;
	}

	private function element(string $name, string|Markup|null $value): void {
		$start = $this->names[$name] ??= $this->start($name);
		$inner = $value instanceof Markup
			? $value->xml
			: ($value === null ? null : self::escaped($value));
		$end = explode(' ', $start)[0];
		$this->xml .= $inner === null || ($value instanceof Markup && $inner === '') ? "<$start/>" : "<$start>$inner</$end>";
	}

	/** Whoever reads XML takes a carriage return for a line end, unless it is written as a number. */
	private static function escaped(string $text): string {
		return str_replace("\r", '&#13;', htmlspecialchars($text, ENT_COMPAT | ENT_XML1 | ENT_SUBSTITUTE));
	}

	/** An element's name with its prefix, and the prefix explained where the root does not. */
	private function start(string $clark): string {
		[$uri, $local] = explode('}', substr($clark, 1), 2) + ['', ''];
		if (isset($this->prefixes[$uri])) {
			return $this->prefixes[$uri] . ":$local";
		}
		if ($uri === '') {
			return "$local xmlns=\"\"";
		}
		$prefix = $this->others[$uri] ??= 'x' . (count($this->others) + 1);
		return "$prefix:$local xmlns:$prefix=\"" . htmlspecialchars($uri, ENT_XML1 | ENT_COMPAT) . '"';
	}
}
