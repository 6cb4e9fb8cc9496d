<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Dav;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Shared\Exception\Refusal;
use Sabre\DAV\ICollection;
use Sabre\DAV\INode;
use Sabre\DAV\PropFind;
use Sabre\DAV\PropPatch;
use Sabre\DAV\Server;
use Sabre\DAV\ServerPlugin;

/**
 * Values as properties of files and folders: read where a client names them, many files at once where it lists a folder, and set as a
 * whole. No name of our namespace reaches what Nextcloud keeps of properties that mean nothing to it, neither to be stored nor to be read
 * (docs/host-facts.md, "Properties of files"). One instance for each server of WebDAV.
 */
final class ValuePlugin extends ServerPlugin {
	/** Nextcloud reads its store at 130. */
	private const AFTER_STORE_IS_READ = 140;
	/** Other changes are made at 100; what nobody takes on goes to the store at 300. */
	private const AFTER_OTHERS = 290;
	private ?Server $server = null;
	/** @var array<int, array<string, string>> values by name, by file id: looked up, and not yet asked for */
	private array $known = [];
	/** @var array<array-key, string> what the client names; the same for all files of a request */
	private array $requested = [];
	/** @var array<string, ?string> of these the ones in our namespace: fields by property */
	private array $asked = [];

	/** @param \Closure(): ?string $account who asks, which is not known before the first event; null for nobody */
	public function __construct(
		private readonly ValueServices $services,
		private readonly \Closure $account,
	) {
	}

	#[\Override]
	public function initialize(Server $server): void {
		$this->server = $server;
		$server->on('preloadCollection', $this->preload(...));
		$server->on('preloadProperties', $this->preloadFound(...));
		$server->on('propFind', $this->claim(...));
		$server->on('propFind', $this->answer(...), self::AFTER_STORE_IS_READ);
		$server->on('propPatch', $this->change(...), self::AFTER_OTHERS);
	}

	#[\Override]
	public function getPluginName(): string {
		return 'metadataapp';
	}

	/** A folder is about to be listed. */
	private function preload(PropFind $find, ICollection $collection): void {
		if ($this->isAsked($find->getRequestedProperties())) {
			$this->lookUp($this->services->files()->findAllIn($collection));
		}
	}

	/**
	 * A search is about to be answered.
	 *
	 * @param array<array-key, INode> $nodes
	 * @param array<array-key, string> $properties
	 */
	private function preloadFound(array $nodes, array $properties): void {
		if ($this->isAsked($properties)) {
			$this->lookUp($this->services->files()->findAll($nodes));
		}
	}

	/** Nextcloud's store is not asked for what is no 404. */
	private function claim(PropFind $find): void {
		foreach (array_keys($this->asked($find->getRequestedProperties())) as $property) {
			$find->set($property, null, PropertyStatus::FORBIDDEN);
		}
	}

	/** Where the store is asked for something else, it answers all that it has, whatever was answered before. */
	private function answer(PropFind $find, INode $node): void {
		if ($find->isAllProps()) {
			$this->leaveOut($find);
			return;
		}
		$asked = $this->asked($find->getRequestedProperties());
		$values = $asked === [] ? null : $this->valuesOrNull($node);
		foreach ($asked as $property => $field) {
			// Not `handle`, which calls a value that is the name of a function.
			$find->set($property, match (true) {
				$values === null => null,
				$property === ValueProperties::ALL => self::json($values),
				default => $values[$field ?? ''] ?? null,
			});
		}
	}

	private function leaveOut(PropFind $find): void {
		foreach (array_keys(ValueProperties::among(array_keys($find->getResultForMultiStatus()[PropertyStatus::OK] ?? []))) as $property) {
			$find->set($property, null);
		}
	}

	/** All of it is decided before anything of the request is done; what is saved is saved after other properties are set. */
	private function change(string $path, PropPatch $patch): void {
		$mutations = $patch->getMutations();
		$asked = ValueProperties::among(array_keys($mutations));
		if ($asked === []) {
			return;
		}
		$account = ($this->account)();
		$file = $account === null ? null : $this->services->files()->findOrNull($this->server()->tree->getNodeForPath($path));
		if ($account === null || $file === null) {
			$patch->setResultCode(array_keys($asked), PropertyStatus::FORBIDDEN);
			return;
		}
		$fields = array_filter($asked, is_string(...));
		[$wishes, $refused] = self::wishes($fields, $mutations);
		$refused += array_fill_keys(array_keys(array_diff_key($asked, $fields)), PropertyStatus::FORBIDDEN);
		$values = $this->services->values();
		$possible = array_diff_key($fields, $refused);
		$refused += self::refusals($possible, static fn () => $values->check($account, $file->fileId, $wishes));
		if ($refused !== []) {
			foreach ($refused + array_fill_keys(array_keys($possible), PropertyStatus::DEPENDENT) as $property => $status) {
				$patch->setResultCode($property, $status);
			}
			return;
		}
		$patch->handle(array_keys($fields), static function () use ($values, $account, $file, $fields, $wishes): array {
			$done = static fn (string $field): int => $wishes[$field] === null ? PropertyStatus::REMOVED : PropertyStatus::OK;
			return self::refusals($fields, static fn () => $values->save($account, $file->fileId, $wishes)) + array_map($done, $fields);
		});
	}

	/**
	 * @param array<string, string> $fields by property
	 * @param array<string, mixed> $mutations by property
	 * @return array{array<string, ?string>, array<string, int>} values by field, and statuses of properties that are no text
	 */
	private static function wishes(array $fields, array $mutations): array {
		$wishes = $refused = [];
		foreach ($fields as $property => $field) {
			$value = $mutations[$property] ?? null;
			if ($value === null || is_string($value)) {
				$wishes[$field] = $value;
			} else {
				$refused[$property] = PropertyStatus::CONFLICT;
			}
		}
		return [$wishes, $refused];
	}

	/**
	 * @param array<string, string> $fields by property
	 * @param \Closure(): void $attempt
	 * @return array<string, int> statuses by property; none when nothing is refused
	 */
	private static function refusals(array $fields, \Closure $attempt): array {
		try {
			$attempt();
			return [];
		} catch (Refusal $refusal) {
			return PropertyStatus::ofRefusal($refusal, $fields);
		}
	}

	/** @return ?array<string, string> by the names of fields; null for what has no values */
	private function valuesOrNull(INode $node): ?array {
		$file = ($this->account)() === null ? null : $this->services->files()->findOrNull($node);
		if ($file === null) {
			return null;
		}
		$values = $this->known[$file->fileId] ?? $this->services->values()->findAll([$file], $this->names())[$file->fileId] ?? [];
		// Each file is asked for once: a listing of all folders does not grow in memory.
		unset($this->known[$file->fileId]);
		return $values;
	}

	/** @param list<FileInFolder> $files */
	private function lookUp(array $files): void {
		if ($files !== []) {
			$this->known = $this->services->values()->findAll($files, $this->names()) + $this->known;
		}
	}

	/** @param array<array-key, string> $requested */
	private function isAsked(array $requested): bool {
		return $this->asked($requested) !== [] && ($this->account)() !== null;
	}

	/** @return ?list<string> fields that the client names; null when it wants all */
	private function names(): ?array {
		$names = array_values(array_filter($this->asked, is_string(...)));
		return array_key_exists(ValueProperties::ALL, $this->asked) ? null : $names;
	}

	/**
	 * @param array<array-key, string> $requested
	 * @return array<string, ?string> fields by property, of those in our namespace
	 */
	private function asked(array $requested): array {
		if ($requested !== $this->requested) {
			$this->requested = $requested;
			$this->asked = ValueProperties::among($requested);
		}
		return $this->asked;
	}

	/** @param array<string, string> $values */
	private static function json(array $values): string {
		return json_encode((object)$values, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
	}

	private function server(): Server {
		return $this->server ?? throw new \LogicException('Not added');
	}
}
