<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Apps;

use Host\AppFramework\FileCache;

/**
 * What an app says of itself in appinfo/info.xml.
 *
 * @phpstan-type Info array{
 *     id: string, name: string, version: string, dir: string, namespace: string,
 *     admin: list<class-string>, admin-section: list<class-string>, personal: list<class-string>, personal-section: list<class-string>,
 *     jobs: list<class-string>, commands: list<class-string>, install: list<class-string>, post-migration: list<class-string>,
 *     navigations: list<array{id: string, name: string, route: string, icon: string, order: string, type: string, role: string}>,
 * }
 */
final class InfoXml {
	private const LISTS = [
		'admin' => 'settings/admin', 'admin-section' => 'settings/admin-section',
		'personal' => 'settings/personal', 'personal-section' => 'settings/personal-section',
		'jobs' => 'background-jobs/job', 'commands' => 'commands/command',
		'install' => 'repair-steps/install/step', 'post-migration' => 'repair-steps/post-migration/step',
	];

	public function __construct(
		private readonly FileCache $cache,
	) {
	}

	/** @return Info */
	public function read(string $directory): array {
		$file = "$directory/appinfo/info.xml";
		if (!is_file($file)) {
			throw new \RuntimeException("$file is missing; $directory is no app");
		}
		/** @var Info $info */
		$info = $this->cache->get('info-' . md5($directory), [$file], static fn (): array => self::parse($file, $directory));
		return $info;
	}

	/** @return array<string, mixed> */
	private static function parse(string $file, string $directory): array {
		$xml = simplexml_load_file($file, options: LIBXML_NOCDATA | LIBXML_NONET);
		if ($xml === false || trim((string)$xml->id) === '') {
			throw new \RuntimeException("$file does not describe an app");
		}
		$id = trim((string)$xml->id);
		$namespace = trim((string)$xml->namespace);
		$navigations = array_map(static fn (\SimpleXMLElement $entry): array => [
			'id' => (string)$entry->id, 'name' => (string)$entry->name, 'route' => (string)$entry->route, 'icon' => (string)$entry->icon,
			'order' => (string)$entry->order, 'type' => (string)$entry->type, 'role' => (string)$entry['role'],
		], self::elements($xml, 'navigations/navigation'));
		return [
			'id' => $id, 'name' => trim((string)$xml->name), 'version' => trim((string)$xml->version), 'dir' => $directory,
			'namespace' => $namespace === '' ? ucfirst($id) : $namespace, 'navigations' => $navigations,
			...array_map(
				static fn (string $path): array =>
					array_map(static fn (\SimpleXMLElement $entry): string => trim((string)$entry), self::elements($xml, $path)),
				self::LISTS,
			),
		];
	}

	/** @return list<\SimpleXMLElement> */
	private static function elements(\SimpleXMLElement $xml, string $path): array {
		$found = $xml->xpath($path);
		return is_array($found) ? array_values($found) : [];
	}
}
