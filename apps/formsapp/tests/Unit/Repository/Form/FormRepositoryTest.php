<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Repository\Form;

use Host\Tests\Database\DatabaseTestCase;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Form\Belongings;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Repository\Form\TrashRepository;
use OCA\FormsApp\Repository\Presence\PresenceRepository;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Tests\Unit\Fake\FormTables;

final class FormRepositoryTest extends DatabaseTestCase {
	private FormRepository $forms;
	private TrashRepository $trash;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		FormTables::create($this->connection);
		$this->forms = new FormRepository($this->connection);
		$this->trash = new TrashRepository($this->connection);
	}

	public function testGivesACopyAnIdOfItsOwn(): void {
		$form = FormDocument::blank('11111111-2222-4333-8444-555555555555', 'Party');
		$this->forms->create(7, $form, 'stamp', null, 1);
		$this->forms->create(8, $form, 'stamp', null, 2);
		$this->forms->create(7, $form, 'other', null, 3);
		self::assertSame([$form->id, 1, 'stamp'], [$this->row(7)->formId, $this->row(7)->createdAt, $this->row(7)->stamp]);
		self::assertNotSame($form->id, $this->row(8)->formId);
	}

	public function testKeepsTheFormerFormWhileTheFileIsBroken(): void {
		$form = FormDocument::blank('11111111-2222-4333-8444-555555555555', 'Party');
		$this->forms->create(7, $form, 'stamp', null, 1);
		$this->forms->saveFault(7, 'broken', str_repeat('é', 2000));
		self::assertSame(['Party', 'broken', str_repeat('é', 1000)], [$this->row(7)->title, $this->row(7)->stamp, $this->row(7)->fault]);
		self::assertSame($form->definitionJson(), $this->forms->findDefinitionOrNull(7));
		$this->forms->save(7, $form, 'mended');
		self::assertNull($this->row(7)->fault);
	}

	public function testFollowsFormsIntoTheTrashAndBack(): void {
		// 1 home, 2 trash; 10 folder > 11 folder > 7 form; 8 form
		$this->files([1 => 0, 2 => 0, 10 => 1, 11 => 10, 7 => 11, 8 => 1, 9 => 1]);
		foreach ([7, 8] as $id) {
			$this->forms->create($id, FormDocument::blank("1111111$id-2222-4333-8444-555555555555", 'x'), '', null, 1);
		}
		self::assertSame([7], $this->trash->findAllBelow(10));
		self::assertSame([], $this->trash->findAllBelow(9));
		$this->move(10, 2);
		$this->trash->saveTrashed([7], 10, 5);
		self::assertSame([true, false], [$this->row(7)->isTrashed, $this->row(8)->isTrashed]);
		self::assertFalse($this->trash->isRestored(7));
		$this->move(10, 1);
		self::assertTrue($this->trash->isRestored(7));
		$this->trash->saveRestored(7);
		self::assertFalse($this->row(7)->isTrashed);
	}

	public function testDeletesWhatBelongsToFilesThatAreGone(): void {
		$this->files([1 => 0, 7 => 1]);
		foreach ([7, 8] as $id) {
			$this->forms->create($id, FormDocument::blank("1111111$id-2222-4333-8444-555555555555", 'x'), '', null, 1);
			$caps = new Rows($this->connection, 'formsapp_caps');
			$caps->insert(['file_id' => $id, 'question_id' => 'q1', 'choice_id' => 'c1', 'taken' => 1]);
		}
		$uploads = new UploadRepository($this->connection);
		$images = $this->createMock(ImageFiles::class);
		$images->expects(self::once())->method('deleteFolder')->with(8);
		self::assertSame(1, (new Belongings($this->connection, new Transaction($this->connection), $uploads, $images))->sweep());
		self::assertNull($this->forms->findOrNull(8));
		self::assertSame([7], array_map(
			static fn (array $row): mixed => $row['file_id'],
			(new Rows($this->connection, 'formsapp_caps'))->findAll(['question_id' => 'q1'], ['file_id']),
		));
	}

	public function testForgetsEditorsWhoAreNotHeardOf(): void {
		$presence = new PresenceRepository($this->connection);
		$presence->save(7, 'ann', 1000, 940);
		$presence->save(7, 'bob', 1010, 950);
		$presence->save(7, 'ann', 1030, 970);
		self::assertSame(['ann' => 1000, 'bob' => 1010], $presence->findAll(7, 970));
		self::assertSame(['ann' => 1000], $presence->findAll(7, 1020));
		$presence->save(7, 'bob', 1100, 1040);
		self::assertSame(['bob' => 1100], $presence->findAll(7, 1040));
		$presence->deleteOfUser('bob');
		self::assertSame([], $presence->findAll(7, 0));
	}

	private function row(int $id): FormRow {
		return $this->forms->findOrNull($id) ?? self::fail("No form $id");
	}

	/** @param array<int, int> $parents by id */
	private function files(array $parents): void {
		foreach ($parents as $id => $parent) {
			$this->connection->executeStatement(
				'INSERT INTO *PREFIX*filecache (fileid, storage, parent, name, mimetype, mtime, etag) VALUES (?, 1, ?, ?, ?, 1, ?)',
				[$id, $parent, "file $id", 'x', 'x'],
			);
		}
	}

	private function move(int $id, int $parent): void {
		$this->connection->executeStatement('UPDATE *PREFIX*filecache SET parent = ? WHERE fileid = ?', [$parent, $id]);
	}
}
