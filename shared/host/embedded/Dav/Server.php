<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\AppFramework\Log\Undeclared;
use Host\AppFramework\Settings;
use Host\Calendars\Dav\CalendarTree;
use Host\Dav\Http\Call;
use Host\Dav\Http\Reply;
use Host\Dav\Properties\Stored;
use Host\Dav\Tree\Trees;
use OCA\DAV\Events\SabrePluginAddEvent;
use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\IRequest;
use Psr\Log\LoggerInterface;
use Sabre\DAV\Exception;
use Sabre\DAV\Server as Events;

/** WebDAV: from the request to the answer. */
final class Server {
	private const POLICY = "default-src 'none';";
	/** The tree with everything, and the old one that has only the person's own files. */
	private const BASES = ['/remote.php/dav/', '/remote.php/webdav/'];

	public function __construct(
		private readonly IRequest $request,
		private readonly Admission $admission,
		private readonly Trees $trees,
		private readonly Stored $stored,
		private readonly CalendarTree $calendars,
		private readonly IEventDispatcher $dispatcher,
		private readonly LoggerInterface $logger,
		private readonly Settings $settings,
	) {
	}

	/** Answers a request below /remote.php; false when its path is none of WebDAV. */
	public function handle(): bool {
		$address = explode('?', $this->request->getRequestUri())[0];
		foreach (self::BASES as $base) {
			if (str_starts_with("$address/", $base)) {
				$this->answer($base);
				return true;
			}
		}
		return false;
	}

	private function answer(string $base): void {
		$reply = new Reply();
		$reply->headers = ['Content-Security-Policy' => self::POLICY];
		$events = new Events();
		$isToSend = true;
		try {
			$isToSend = $this->run($base, $reply, $events);
		} catch (Exception $exception) {
			$problem = $exception instanceof Problem
				? $exception
				: Problem::ofPlugin($exception->getHTTPCode(), $exception::class, $exception->getMessage());
			$reply->headers = $problem->headers + array_diff_key($reply->headers, ['Content-Length' => '']);
			$reply->xml($problem->status, $problem->xml());
		} catch (\Throwable $error) {
			$this->logger->error($error->getMessage(), ['exception' => $error]);
			$reply->xml(500, Problem::unexpected(Undeclared::in($error))->xml());
		}
		if ($isToSend) {
			$reply->send();
		} else {
			header('Content-Security-Policy: ' . self::POLICY);
		}
	}

	/** Plugins hear of a request that fails. */
	private function run(string $base, Reply $reply, Events $events): bool {
		try {
			return $this->engine($base, $reply, $events)->run();
		} catch (\Throwable $failure) {
			$events->emit('exception', [$failure]);
			throw $failure;
		}
	}

	private function engine(string $base, Reply $reply, Events $events): Engine {
		$call = $this->call($base);
		$engine = new Engine($events, $call, $reply, $this->settings, function () use ($events, $call, $reply, $base): Work {
			$user = $this->admission->admit();
			$tree = $this->trees->of($user, $call);
			$isOld = $base !== self::BASES[0];
			return new Work($events, $tree, $call, $reply, $this->stored, $this->calendars, $user->getUID(), $isOld);
		});
		if ($base === self::BASES[0]) {
			$this->dispatcher->dispatchTyped(new SabrePluginAuthInitEvent($events));
		}
		$this->dispatcher->dispatchTyped(new SabrePluginAddEvent($events));
		return $engine;
	}

	private function call(string $base): Call {
		$input = fopen('php://input', 'rb');
		if ($input === false) {
			throw new \RuntimeException('No input');
		}
		try {
			return new Call($this->request->getMethod(), $this->request->getRequestUri(), $base, $this->request->getHeader(...), $input);
		} catch (Problem $problem) {
			// nobody is told what is wrong with an address before it is known who asks
			$this->admission->admit();
			throw $problem;
		}
	}
}
