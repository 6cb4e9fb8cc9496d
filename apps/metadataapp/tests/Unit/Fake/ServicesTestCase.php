<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Repository\File\ReadableFiles;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Service\Conversion\Fitting;
use OCA\MetadataApp\Service\Field\Assignments;
use OCA\MetadataApp\Service\Field\Conversion;
use OCA\MetadataApp\Service\Field\DefinitionReader;
use OCA\MetadataApp\Service\Field\Fields;
use OCA\MetadataApp\Service\Folder\FolderList;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\People\ExistingAccounts;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Service\Value\Edits;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\FileSave;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Service\Value\FolderValueService;
use OCA\MetadataApp\Service\Value\History;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Host\FolderAccess;
use OCA\MetadataApp\Shared\Host\FolderFacts;
use OCA\MetadataApp\Shared\Host\ListedFolder;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCA\MetadataApp\Shared\Schema\Problem;
use OCP\Constants;
use OCP\IGroupManager;
use OCP\IL10N;
use OCP\IUserManager;

/**
 * The real services and repositories, with accounts of the embedded host. Team folders and their files are said by the test: Docs (5) and
 * Archive (6), of which `root` is the administrator, `mia` manages the fields of Docs, `will` writes in both, `rita` reads Docs.
 *
 * @phpstan-import-type FieldInput from Schemas
 */
abstract class ServicesTestCase extends MetadataTestCase {
	use LiveServices;

	protected const DOCS = 5;
	protected const ARCHIVE = 6;
	private const NAMES = [self::DOCS => 'Docs', self::ARCHIVE => 'Archive'];
	protected const READ = Constants::PERMISSION_READ;
	protected const WRITE = Constants::PERMISSION_READ | Constants::PERMISSION_UPDATE;

	/** @var array<string, array<int, int>> bits by account and team folder */
	protected array $members;
	/** @var array<int, int> team folder by file */
	protected array $places = [7 => self::DOCS, 8 => self::DOCS, 9 => self::ARCHIVE];
	/** @var list<int> that everybody can read, wherever they are */
	protected array $readable = [42];
	protected SetClock $clock;
	protected Accounts $accounts;
	protected GrantRepository $grants;
	protected HistoryRepository $history;
	protected FolderRepository $settings;
	protected ProblemSentences $sentences;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->members = ['will' => [self::DOCS => self::WRITE, self::ARCHIVE => self::WRITE], 'rita' => [self::DOCS => self::READ]];
		$this->clock = new SetClock(self::NOW);
		$this->accounts = $this->instance->get(Accounts::class);
		$this->grants = new GrantRepository($this->connection);
		$this->history = new HistoryRepository($this->connection);
		$this->settings = new FolderRepository($this->connection, $this->folderValues, $this->history, $this->grants, $this->lock);
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnArgument(0);
		$this->sentences = new ProblemSentences($words);
		$groups = $this->instance->get(IGroupManager::class);
		foreach (['root', 'mia', 'will', 'rita', 'olga'] as $id) {
			$user = $this->instance->get(IUserManager::class)->createUser($id, 'a good password');
			self::assertNotFalse($user);
			if ($id === 'root') {
				($groups->get('admin') ?? $groups->createGroup('admin'))?->addUser($user);
			}
		}
		$this->grants->create(Principal::User, 'mia', Permission::ManageFields, self::DOCS, self::NOW);
	}

	/**
	 * @param array<string, mixed> $sent of the contract
	 * @return array<string, mixed> the answer
	 */
	protected function define(string $name, string $type = 'text', array $sent = []): array {
		return $this->fieldService()->create(self::input($name, $type, $sent));
	}

	/**
	 * Fields that are assigned to the team folder.
	 *
	 * @param array<string, array<string, mixed>> $fields as sent, by name; with `type` of the contract
	 * @return array<string, int> ids by name
	 */
	protected function assigned(int $folderId, array $fields): array {
		$ids = [];
		foreach ($fields as $name => $sent) {
			$type = $sent['type'] ?? 'text';
			$id = $this->define($name, is_string($type) ? $type : 'text', $sent)['id'];
			$ids[$name] = is_int($id) ? $id : self::fail('No id');
		}
		$this->assignments->saveAll($folderId, array_values($ids));
		return $ids;
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return FieldInput
	 */
	protected static function input(string $name, string $type = 'text', array $sent = []): array {
		unset($sent['type']);
		/** @phpstan-ignore return.type (the tests send what the contract accepts) */
		return ['field_name' => $name, 'field_label' => ucfirst($name), 'field_type' => $type] + $sent;
	}

	protected function fieldService(): Fields {
		$users = new ExistingAccounts($this->accounts);
		return new Fields(
			$this->fields,
			new FieldUsageRepository($this->connection, $this->assignments, $this->values, $this->folderValues, $this->lock),
			new DefinitionReader($this->fields, $this->sentences),
			new Conversion($this->values, $this->folderValues, $this->history, new Fitting($users), $this->sentences),
			$this->lock,
			$this->clock,
		);
	}

	protected function assignmentService(): Assignments {
		return new Assignments(
			$this->fields,
			$this->assignments,
			$this->folderService(),
			$this->permissions(),
			$this->sentences,
			self::createStub(FolderIndex::class),
		);
	}

	protected function fileValues(): FileValues {
		return new FileValues($this->gate(), $this->fields, $this->assignments, $this->values, $this->fileSave());
	}

	protected function folderValueService(): FolderValueService {
		return new FolderValueService(
			$this->fields,
			$this->settings,
			$this->folderValues,
			$this->history,
			$this->lock,
			$this->edits(),
			$this->folderService(),
			$this->clock,
		);
	}

	protected function historyService(): History {
		return new History($this->gate(), $this->fields, $this->history, $this->fileSave(), $this->accounts);
	}

	protected function folderList(): FolderList {
		$stored = self::createStub(StoredFiles::class);
		$stored->method('findAllSizes')->willReturn([100 + self::DOCS => 77, 100 + self::ARCHIVE => 77]);
		return new FolderList(
			$this->folderService(),
			$this->settings,
			$this->assignments,
			$stored,
			$this->permissions(),
			$this->accounts,
			$this->teamFolders(),
		);
	}

	protected function folderService(): Folders {
		return new Folders($this->teamFolders(), $this->settings, $this->permissions());
	}

	protected function permissions(): Permissions {
		return new Permissions($this->grants, $this->accounts);
	}

	protected function teamFolders(): TeamFolders {
		$folders = self::createStub(TeamFolders::class);
		$folders->method('isAvailable')->willReturn(true);
		$folders->method('findOrNull')->willReturnCallback(static fn (int $id): ?FolderFacts => isset(self::NAMES[$id])
			? new FolderFacts($id, self::NAMES[$id], false, 1, 100 + $id, 'files', ['staff' => self::WRITE])
			: null);
		$folders->method('findAll')->willReturn(array_map(static fn (int $id): ListedFolder =>
			new ListedFolder($id, self::NAMES[$id], ['staff'], -3, false, 100 + $id), array_keys(self::NAMES)));
		$folders->method('foldersOf')->willReturnCallback(fn (string $userId): array => array_map(
			static fn (int $id, int $bits): MemberFolder =>
				new MemberFolder($id, self::NAMES[$id], $bits, false, -3, 9, 1, 'files', 100 + $id),
			array_keys($this->members[$userId] ?? []),
			$this->members[$userId] ?? [],
		));
		$folders->method('accessOf')->willReturnCallback(fn (string $userId, int $id): ?FolderAccess => isset($this->members[$userId][$id])
			? new FolderAccess($id, $this->members[$userId][$id], 'files', null, [])
			: null);
		return $folders;
	}

	protected function files(): TeamFolderFiles {
		$files = self::createStub(TeamFolderFiles::class);
		$files->method('findAll')->willReturnCallback($this->filesOf(...));
		$files->method('findOrNull')->willReturnCallback(
			fn (string $userId, int $id): ?FileInFolder => $this->filesOf($userId, [$id])[$id] ?? null,
		);
		return $files;
	}

	/** @param callable(): mixed $call */
	protected static function refusal(callable $call): Refusal {
		try {
			$call();
		} catch (Refusal $refusal) {
			return $refusal;
		}
		self::fail('Nothing was refused');
	}

	/**
	 * @param callable(): mixed $call
	 * @return array{int, string} status and reason
	 */
	protected static function refused(callable $call): array {
		$refusal = self::refusal($call);
		return [$refusal->status(), $refusal->reason];
	}

	/**
	 * @param callable(): mixed $call
	 * @return array<string, string> messages by pointer
	 */
	protected static function faults(callable $call): array {
		$errors = self::refusal($call)->details['errors'] ?? [];
		self::assertIsArray($errors);
		$faults = [];
		foreach ($errors as $error) {
			self::assertInstanceOf(Problem::class, $error);
			$faults[$error->pointer] = $error->message();
		}
		return $faults;
	}

	/** @return list<mixed> such as `7 1: Draft to Final by will, save`, the oldest first */
	protected function changes(): array {
		return $this->database->column(
			"SELECT COALESCE(file_id, 'folder ' || folder_id) || ' ' || field_id || ': ' || COALESCE(old_value, 'none') || ' to '"
				. " || COALESCE(new_value, 'none') || ' by ' || user_id || ', ' || cause FROM oc_metadataapp_history ORDER BY id",
		);
	}

	/**
	 * @param array<int, int> $fileIds
	 * @return array<int, FileInFolder>
	 */
	private function filesOf(string $userId, array $fileIds): array {
		$found = [];
		foreach ($fileIds as $id) {
			$folder = $this->places[$id] ?? 0;
			$bits = $this->members[$userId][$folder] ?? null;
			if ($bits !== null) {
				$found[$id] = new FileInFolder($id, $folder, $bits);
			}
		}
		return $found;
	}

	protected function gate(): FileGate {
		return new FileGate($this->files());
	}

	protected function fileSave(): FileSave {
		return new FileSave(
			$this->fields,
			$this->settings,
			$this->values,
			$this->history,
			$this->lock,
			$this->edits(),
			$this->heldCells(),
			$this->lockService(),
			$this->clock,
			$this->dispatcher(),
		);
	}

	protected function edits(): Edits {
		$readable = self::createStub(ReadableFiles::class);
		$readable->method('findAllUnreadable')->willReturnCallback($this->unreadable(...));
		return new Edits(new ExistingAccounts($this->accounts), $readable, $this->sentences);
	}

	/**
	 * @param list<int> $fileIds
	 * @return list<int>
	 */
	private function unreadable(string $userId, array $fileIds): array {
		return array_values(array_diff($fileIds, $this->readable));
	}
}
