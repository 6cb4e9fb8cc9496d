<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use Host\Database\Connection;
use Host\Files\Nodes\Folder;
use Host\TeamFolders\Folders;
use Host\Tests\Files\FilesTestCase;
use OCA\MetadataApp\AppInfo\Application;
use OCA\MetadataApp\Listener\KeepPlaces;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Repository\Field\AssignmentRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Repository\Place\StoredPlaces;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Service\Place\PlaceKeeper;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCP\BackgroundJob\IJobList;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Files\Cache\IFileAccess;
use OCP\Files\Mount\IMountManager;
use OCP\IUserManager;

/** Over the files of an embedded host: anna is a member of Docs, whose files the index follows. */
abstract class IndexedFiles extends FilesTestCase {
	protected Folder $docs;
	protected int $docsId;
	protected Connection $connection;
	protected AssignmentRepository $assignments;
	protected FieldRepository $fields;
	protected RootRepository $roots;
	protected PlaceRepository $places;
	protected FolderIndex $index;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		MetadataTables::create($this->get(Connection::class));
		$this->docs = $this->teamFolder('Docs');
		$this->docsId = array_key_first($this->get(Folders::class)->all()) ?? self::fail('No team folder');
		$this->start();
	}

	/** As a request begins: nothing is known yet. */
	protected function start(): void {
		$this->nextRequest();
		$this->docs = $this->folder('Docs');
		$this->connection = $this->get(Connection::class);
		$transaction = new Transaction($this->connection);
		$this->assignments = new AssignmentRepository($this->connection, new WriteLock($this->connection, $transaction));
		$this->fields = new FieldRepository($this->connection, $transaction);
		$this->roots = new RootRepository($this->connection);
		$this->places = new PlaceRepository($this->connection);
		$stored = $this->stored();
		$jobs = $this->get(IJobList::class);
		$this->index = new FolderIndex($this->roots, $this->places, $stored, $this->assignments, $this->teamFolders(), $jobs);
		$listener = new KeepPlaces(new PlaceKeeper($this->roots, $this->places, $stored, $this->index));
		foreach (KeepPlaces::EVENTS as $event) {
			$this->get(IEventDispatcher::class)->addListener($event, $listener->handle(...));
		}
	}

	protected function stored(): StoredPlaces {
		return new StoredPlaces($this->get(IFileAccess::class), $this->roots);
	}

	protected function teamFolders(): TeamFolders {
		return new TeamFolders($this->get(IUserManager::class), $this->get(IMountManager::class), Application::APP_ID);
	}

	protected function assign(string $name = 'status', FieldType $type = FieldType::Text): Field {
		$field = $this->fields->create(new FieldDefinition($name, $name, new FieldShape($type)), 0);
		$ids = $this->assignments->findAllOf([$this->docsId])[$this->docsId] ?? [];
		$this->assignments->saveAll($this->docsId, [...$ids, $field->id]);
		$this->index->follow($this->docsId);
		return $field;
	}

	/**
	 * @return array<int, string> paths of what the index has below Docs, by file id
	 * @phpstan-impure
	 */
	protected function indexed(): array {
		$root = $this->docs->getId();
		$names = $parents = [];
		foreach ($this->places->findAllAfter(0, 10_000) as $place) {
			[$names[$place->fileId], $parents[$place->fileId]] = [$place->name, $place->parentId];
		}
		$paths = [];
		foreach (array_keys($names) as $id) {
			$path = '';
			for ($up = $id; $up !== $root; $up = $parents[$up] ?? self::fail("The folder of $up is not known")) {
				$path = '/' . ($names[$up] ?? self::fail("$up is not known")) . $path;
			}
			$paths[$id] = ltrim($path, '/');
		}
		asort($paths);
		return $paths;
	}
}
