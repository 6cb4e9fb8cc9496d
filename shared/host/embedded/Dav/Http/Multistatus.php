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
	private const TEXT = [
		200 => 'OK', 204 => 'No Content', 403 => 'Forbidden', 404 => 'Not Found', 409 => 'Conflict', 418 => 'I\'m a teapot',
		423 => 'Locked', 424 => 'Failed Dependency', 507 => 'Insufficient Storage',
	];
	/** @var array<string, string> prefixes of other namespaces, in order of appearance */
	private array $others = [];
	/** @var array<string, string> names of elements that were written before */
	private array $names = [];
	private string $xml = '';

	public function __construct(
		private readonly string $base,
	) {
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

	public function xml(): string {
		$namespaces = implode(
			'',
			array_map(static fn (string $uri, string $prefix): string => " xmlns:$prefix=\"$uri\"", array_keys(self::PREFIX), self::PREFIX),
		);
		return "<?xml version=\"1.0\"?>\n<d:multistatus$namespaces>{$this->xml}</d:multistatus>\n";
	}

	private function element(string $name, string|Markup|null $value): void {
		$start = $this->names[$name] ??= $this->start($name);
		$inner = $value instanceof Markup
			? $value->xml
			: ($value === null ? null : htmlspecialchars($value, ENT_COMPAT | ENT_XML1 | ENT_SUBSTITUTE));
		$end = explode(' ', $start)[0];
		$this->xml .= $inner === null || ($value instanceof Markup && $inner === '') ? "<$start/>" : "<$start>$inner</$end>";
	}

	/** An element's name with its prefix, and the prefix explained where the root does not. */
	private function start(string $clark): string {
		[$uri, $local] = explode('}', substr($clark, 1), 2) + ['', ''];
		if (isset(self::PREFIX[$uri])) {
			return self::PREFIX[$uri] . ":$local";
		}
		if ($uri === '') {
			return "$local xmlns=\"\"";
		}
		$prefix = $this->others[$uri] ??= 'x' . (count($this->others) + 1);
		return "$prefix:$local xmlns:$prefix=\"" . htmlspecialchars($uri, ENT_XML1 | ENT_COMPAT) . '"';
	}
}
