<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Form;

use Host\Tests\Database\DatabaseTestCase;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormRights;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Repository\Form\TrashRepository;
use OCA\FormsApp\Service\Branding\ImageCopies;
use OCA\FormsApp\Service\Form\FormSync;
use OCA\FormsApp\Service\Form\OpenedForm;
use OCA\FormsApp\Tests\Unit\Fake\FormTables;
use OCA\FormsApp\Tests\Unit\Fake\SetClock;
use OCP\Files\File;

/** A file without content, as "+ New" in Files makes it. */
final class EmptyFileTest extends DatabaseTestCase {
	private const ID = '11111111-2222-4333-8444-555555555555';

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		FormTables::create($this->connection);
	}

	public function testIsANewFormWithTheNameOfTheFile(): void {
		$opened = $this->open('/Forms/Party.nxform', '');
		self::assertNull($opened->row->fault);
		self::assertSame(['Party', [], 'Party'], [$opened->document->title, $opened->document->questions(), $opened->row->title]);
		self::assertSame($opened->row->formId, $opened->document->id);
	}

	public function testKeepsItsIdAndFollowsItsName(): void {
		$first = $this->open('/New form.nxform', '');
		$renamed = $this->open('/Party.nxform', '', 'renamed');
		self::assertSame($first->row->formId, $renamed->row->formId);
		self::assertSame(['Party', 'Party', null], [$renamed->document->title, $renamed->row->title, $renamed->row->fault]);
	}

	public function testIsNewAlsoWhereItHeldNothingButATitle(): void {
		$this->open('/Party.nxform', FormDocument::blank(self::ID, 'Our party')->toJson());
		$emptied = $this->open('/Party.nxform', '', 'emptied');
		self::assertSame([null, 'Party', self::ID], [$emptied->row->fault, $emptied->document->title, $emptied->document->id]);
	}

	public function testIsBrokenWhereItHeldAForm(): void {
		$asked = FormDocument::of(['id' => self::ID, 'title' => 'Party', 'questions' => [(object)['type' => 'text', 'title' => 'Name']]]);
		$states = [$asked, $asked->with(['questions' => []]), FormDocument::of(['title' => 'Party', 'description' => 'Be there'])];
		foreach ($states as $number => $former) {
			$this->open('/Party.nxform', $former->toJson(), "whole $number", $number);
			$emptied = $this->open('/Party.nxform', '', "emptied $number", $number);
			self::assertSame('The file is empty.', $emptied->row->fault);
			self::assertEquals($former->answer(), $emptied->document->answer());
		}
	}

	public function testIsNewWhereItHeldNoFormAtAll(): void {
		self::assertSame('The file is not valid JSON.', $this->open('/Party.nxform', 'no form')->row->fault);
		self::assertNull($this->open('/Party.nxform', '', 'emptied')->row->fault);
	}

	public function testIsNotTakenForOneThatIsTooLarge(): void {
		self::assertSame('The file is too large.', $this->open('/Party.nxform', '', 'large', 1, 3_000_000)->row->fault);
	}

	private function open(string $path, string $bytes, string $stamp = 'first', int $id = 1, ?int $size = null): OpenedForm {
		$files = self::createStub(FormFiles::class);
		$files->method('findBytes')->willReturn($bytes);
		$forms = new FormRepository($this->connection);
		$images = self::createStub(ImageCopies::class);
		$sync = new FormSync($files, $forms, new TrashRepository($this->connection), $images, new SetClock());
		$rights = new FormRights(true, true, true, true);
		return $sync->open(
			new FormNode(self::createStub(File::class), 'ann', $id, $path, $stamp, $size ?? strlen($bytes), 1_700_000_000, $rights),
		);
	}
}
